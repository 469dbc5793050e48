// The tests, with everything that they need: `npm test`. The last line counts what passed and what
// failed.
import { checks, prepare, report, root, runBeside, runStep, runSteps } from './steps.js';
import { runTests } from './test-run.js';

const prepared = await runStep(prepare);
report(prepared);

// The tests leave a seventh of the processors' time, which is what the checks need: one after the
// other took 34 s more.
const checking = runBeside(checks);
const obtained = await runSteps([
  { name: 'programs', command: ['node', 'tools/test-programs.js'] },
]);
// It may install a program as well, and apt runs once at a time.
const html = runBeside([{ name: 'HTML', command: ['node', 'tools/html-check.js'] }]);

// Without the programs nearly all that starts one would fail, and say less of the reason than the
// step has said.
const canTest = obtained.every((step) => step.passed);
const { passed, failed, abnormalEnd } = canTest
  ? await runTests({ folder: root, outcomeFile: `${root}.build/tests.json` })
  : { passed: 0, failed: 0 };
const checked = [...(await checking), ...(await html)];
checked.forEach(report);
if (abnormalEnd !== undefined) {
  process.stdout.write(`Vitest ended abnormally after its report: ${abnormalEnd.trimEnd()}\n\n`);
}
const failedSteps = [prepared, ...obtained, ...checked].filter((step) => !step.passed);
failedSteps.forEach(({ name }) => process.stdout.write(`FAILED  ${name}\n`));
const failures = failed + failedSteps.length;
process.stdout.write(`${passed} passed, ${failures} failed\n`);
process.exitCode = failures === 0 ? 0 : 1;
