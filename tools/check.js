// What a change needs before it is committed: `npm run check`. Types are checked as a whole; only what differs from the
// main branch is linted, formatted and tested, by the unit tests nearest to it. `npm test` does the whole.
import { affectedCode, changedFiles, codeFiles } from './changed-files.js';
import { relatedTests } from './related-tests.js';
import { lint, prepare, runStep, runSteps, types } from './steps.js';

/** Nearly all of the 200 or more import what is compiled from the schema, so a change of that would run them all. */
const maxTestFiles = 30;
const unitProjects = ['--project=unit', '--project=other engine'];

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
  const related = relatedTests(files, affectedCode(files, all), all);
  return [
    code.length > 0 && lint(code),
    files.length > 0 && format(files),
    related.length > 0 && nearestTests(related),
  ].filter((step) => step !== false);
}

function format(files) {
  const options = ['--check', '--log-level=warn', '--ignore-unknown'];
  return { name: 'format', command: ['prettier', ...options, ...files] };
}

/** The unit tests that a change most probably breaks. Those with many cases run a tenth of them. */
function nearestTests(related) {
  const nearest = related.slice(0, maxTestFiles);
  const some = nearest.length < related.length ? `the ${maxTestFiles} nearest of ` : '';
  return {
    name: `unit tests: ${some}${related.length} files, with a tenth of the cases where there are many`,
    command: ['vitest', 'run', '--reporter=minimal', ...unitProjects, ...nearest],
    env: { TEST_CASES: 'few' },
  };
}
