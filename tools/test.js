// The tests, with everything that they need: `npm test`. The last line counts what passed and what failed.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { obtainBrowser } from './browser.js';
import { checks, prepare, root, runStep, runSteps } from './steps.js';

const prepared = await runStep(prepare);
if (!prepared.passed) process.stdout.write(prepared.output);

const programs = runSteps([{ name: 'programs', command: ['node', 'tools/test-programs.js'] }]);
const checking = runSteps(checks);
// It may install a program as well, and apt runs once at a time.
const html = programs.then(() =>
  runSteps([{ name: 'HTML', command: ['node', 'tools/html-check.js'] }]),
);
const obtained = await programs;
const checked = [prepared, ...obtained, ...(await checking), ...(await html)];
const browser = await obtainBrowser();

const report = `${root}.build/tests.json`;
// Without the programs nearly all that starts one would fail, and say less of the reason than the step has said.
const canTest = obtained.every((step) => step.passed);
const { passed, failed } = canTest ? runTests() : { passed: 0, failed: 0 };
const failures = failed + checked.filter((step) => !step.passed).length;
process.stdout.write(`${passed} passed, ${failures} failed\n`);
process.exitCode = failures === 0 ? 0 : 1;

function runTests() {
  rmSync(report, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(`${root}node_modules/.bin/vitest`, args, {
    cwd: root,
    stdio: ['ignore', 1, 2],
    env: { ...process.env, CHROME_PATH: browser },
  });
  return count(status === 0);
}

/** A file that could not be loaded, or an error outside of any test, counts as one failure. */
function count(isFine) {
  const { numPassedTests, numFailedTests, testResults } = readReport();
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + unloaded.length;
  return { passed: numPassedTests, failed: isFine ? failed : Math.max(failed, 1) };
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}
