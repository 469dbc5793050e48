// A reporter of Vitest: writes how a run went to OUTCOME_FILE. Errors outside of any test count as
// failures; Vitest's JSON reporter leaves them out.
import { writeFileSync } from 'node:fs';

class OutcomeReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const tests = testModules.flatMap(({ children }) => [...children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const failures = [
      ...states.filter((state) => state === 'failed'),
      ...testModules.filter(failedAsWhole),
      ...unhandledErrors,
    ];
    const passed = states.filter((state) => state === 'passed').length;
    writeFileSync(process.env.OUTCOME_FILE, JSON.stringify({ passed, failed: failures.length }));
  }
}

/** A file that could not be loaded, or a hook of it, fails without any test that does. */
function failedAsWhole(testModule) {
  return (
    testModule.state() === 'failed' && [...testModule.children.allTests('failed')].length === 0
  );
}

// What Vitest loads by path is the default export.
export { OutcomeReporter as default };
