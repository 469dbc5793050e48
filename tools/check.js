// What a change needs before it is committed: `npm run check`. Types are checked as a whole; only
// what differs from the main branch is linted, formatted and tested, by the unit tests that it can
// break. `npm test` does the whole.
import { affectedCode, changedFiles, codeFiles } from './changed-files.js';
import { relatedTests } from './related-tests.js';
import { lint, prepare, runStep, runSteps, types } from './steps.js';

const unitProjects = ['--project=unit', '--project=in processes', '--project=other engine'];

const prepared = await runStep(prepare);
if (!prepared.passed) process.stdout.write(prepared.output);

const changed = changedFiles();
const results = await runSteps([types, ...stepsFor(changed)]);

const failed = [prepared, ...results].filter(({ passed }) => !passed);
process.stdout.write(
  failed.length === 0
    ? `Nothing is wrong in ${changed.length} changed files.\n`
    : `Failed: ${failed.map(({ name }) => name).join(', ')}.\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function stepsFor(files) {
  const code = files.filter((path) => /\.(tsx?|js)$/.test(path));
  const all = codeFiles();
  const related = relatedTests(affectedCode(files, all), all);
  return [
    code.length > 0 && lint(code),
    files.length > 0 && format(files),
    related.length > 0 && unitTests(related),
  ].filter((step) => step !== false);
}

function format(files) {
  const options = ['--check', '--log-level=warn', '--ignore-unknown'];
  return { name: 'format', command: ['prettier', ...options, ...files] };
}

/** Tests with many cases run a tenth of them. */
function unitTests(related) {
  return {
    name: `unit tests: ${related.length} files, with a tenth of the cases where there are many`,
    command: ['vitest', 'run', '--reporter=minimal', ...unitProjects, ...related],
    env: { TEST_CASES: 'few' },
  };
}
