// Everything that a contributor needs before a commit: `npm run check`.
import { checks, prepare, runStep, runSteps } from './steps.js';

const unitProjects = ['--project=unit', '--project=other engine'];
const unitTests = {
  name: 'unit tests',
  command: ['vitest', 'run', ...unitProjects, '--reporter=minimal'],
};

const prepared = await runStep(prepare);
if (!prepared.passed) process.stdout.write(prepared.output);

const results = await runSteps([unitTests, ...checks]);

const failed = [prepared, ...results].filter(({ passed }) => !passed);
process.stdout.write(
  failed.length === 0
    ? 'Everything is fine.\n'
    : `Failed: ${failed.map(({ name }) => name).join(', ')}.\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
