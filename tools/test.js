// The tests, with everything that they need: `npm test`. The last line counts what passed and what failed.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { obtainBrowser } from './browser.js';
import { obtainNginx } from './nginx.js';
import { obtainWrangler } from './wrangler.js';
import { checks, prepare, root, runStep, runSteps } from './steps.js';

const browser = await obtainBrowser();
if (browser === undefined) {
  process.stderr.write(
    'The browser tests need Chromium or Chrome, and neither could be found or installed.\n' +
      'Install one, or set CHROME_PATH to the program of one, and run `npm test` again.\n',
  );
  process.exit(1);
}

if (!obtainNginx()) {
  process.stderr.write(
    'The tests of hosting need nginx with its brotli module, and they could not be found or installed.\n' +
      'Install both (Debian: nginx and libnginx-mod-http-brotli-static), and run `npm test` again.\n',
  );
  process.exit(1);
}

if (obtainWrangler() === undefined) {
  process.stderr.write(
    'The tests of hosting need the npm package wrangler, which could not be had.\n' +
      'Connect to an npm registry, and run `npm test` again.\n',
  );
  process.exit(1);
}

const prepared = await runStep(prepare);
if (!prepared.passed) process.stdout.write(prepared.output);
const html = { name: 'HTML', command: ['node', 'tools/html-check.js'] };
const checked = [prepared, ...(await runSteps([html, ...checks]))];

const report = `${root}.build/tests.json`;
const { passed, failed } = runTests();
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
