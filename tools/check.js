// Everything that a contributor needs before a commit: `npm run check`.
import { lint, runStep, runSteps, types } from './steps.js';

const unitProjects = ['--project=unit', '--project=other engine'];

const prepared = await runStep({ name: 'prepare', command: ['node', 'tools/prepare.js'] });
if (!prepared.passed) process.stdout.write(prepared.output);

const results = await runSteps([
  { name: 'unit tests', command: ['vitest', 'run', ...unitProjects, '--reporter=minimal'] },
  types,
  lint,
  {
    name: 'format',
    command: [
      'prettier',
      '--check',
      '--cache',
      '--cache-location=.build/prettier',
      '--log-level=warn',
      '.',
    ],
  },
  { name: 'unused code', command: ['knip', '--cache', '--cache-location=.build/knip'] },
  { name: 'generated modules', command: ['node', 'cli/bin.js', 'generate', '--check'] },
]);

const failed = [prepared, ...results].filter(({ passed }) => !passed);
process.stdout.write(
  failed.length === 0
    ? 'Everything is fine.\n'
    : `Failed: ${failed.map(({ name }) => name).join(', ')}.\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
