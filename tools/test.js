// The tests, with everything that they need: `npm test`. The last line counts what passed and what failed.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { obtainBrowser } from './browser.js';
import { checks, prepare, report, root, runBeside, runStep, runSteps } from './steps.js';

const prepared = await runStep(prepare);
if (!prepared.passed) process.stdout.write(prepared.output);

// The tests leave a seventh of the processors' time, which is what the checks need: one after the other took 34 s more.
const checking = runBeside(checks);
const obtained = await runSteps([
  { name: 'programs', command: ['node', 'tools/test-programs.js'] },
]);
// It may install a program as well, and apt runs once at a time.
const html = runBeside([{ name: 'HTML', command: ['node', 'tools/html-check.js'] }]);

const resultFile = `${root}.build/tests.json`;
// Without the programs nearly all that starts one would fail, and say less of the reason than the step has said.
const canTest = obtained.every((step) => step.passed);
const { passed, failed } = canTest ? await runTests() : { passed: 0, failed: 0 };
const checked = [...(await checking), ...(await html)];
checked.forEach(report);
const failures = failed + [prepared, ...obtained, ...checked].filter((step) => !step.passed).length;
process.stdout.write(`${passed} passed, ${failures} failed\n`);
process.exitCode = failures === 0 ? 0 : 1;

async function runTests() {
  rmSync(resultFile, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`];
  const child = spawn(`${root}node_modules/.bin/vitest`, args, {
    cwd: root,
    stdio: ['ignore', 1, 2],
    env: { ...process.env, CHROME_PATH: await obtainBrowser() },
  });
  const status = await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
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
    return JSON.parse(readFileSync(resultFile, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}
