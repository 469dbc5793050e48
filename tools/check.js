// What a change needs before it is committed: `npm run check`. Types are checked as a whole; only what differs from the
// main branch is linted, formatted and tested. `npm test` does the whole.
import { affectedCode, changedFiles, codeFiles } from './changed-files.js';
import { lint, prepare, runStep, runSteps, types } from './steps.js';

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
  const affected = affectedCode(files, codeFiles());
  return [
    code.length > 0 && lint(code),
    files.length > 0 && format(files),
    affected.length > 0 && relatedTests(affected),
  ].filter((step) => step !== false);
}

function format(files) {
  const options = ['--check', '--log-level=warn', '--ignore-unknown'];
  return { name: 'format', command: ['prettier', ...options, ...files] };
}

/** Unit tests that import what changed, directly or not. */
function relatedTests(modules) {
  const projects = ['--project=unit', '--project=other engine'];
  const options = ['--run', '--passWithNoTests', '--reporter=minimal'];
  return {
    name: 'unit tests',
    command: ['vitest', 'related', ...options, ...projects, ...modules],
  };
}
