import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { runTests } from '../../tools/test-run.js';

/**
 * Runs the given test files, which have Vitest's functions without imports, in a project of their
 * own.
 */
function run(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-tests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = 'export default { test: { globals: true, maxWorkers: 1 } };\n';
  for (const [name, text] of Object.entries({ 'vitest.config.mjs': config, ...files })) {
    writeFileSync(join(folder, name), text);
  }
  return runTests({ folder, outcomeFile: join(folder, 'outcome.json'), quiet: true });
}

test('tests, files that cannot be loaded and errors outside of any test are counted', async () => {
  const outcome = await run({
    'fine.test.mjs': "test('fine', () => {});\n",
    'wrong.test.mjs': "test('wrong', () => expect(1).toBe(2));\n",
    'unloaded.test.mjs': "throw new Error('not loaded');\n",
    'outside.test.mjs': `test('fine by itself', async () => {
      void Promise.reject(new Error('outside'));
      await new Promise(setImmediate);
    });\n`,
  });
  expect(outcome).toEqual({ passed: 2, failed: 3 });
});

test('a run that dies once it has reported is counted as reported, and said to have died', async () => {
  const outcome = await run({
    'vitest.config.mjs': `process.once('exit', () => process.kill(process.pid, 'SIGKILL'));
      export default { test: { globals: true } };\n`,
    'fine.test.mjs': "test('fine', () => {});\n",
  });
  // Node may have warned of the environment.
  expect(outcome).toEqual({
    passed: 1,
    failed: 0,
    abnormalEnd: expect.stringMatching(/^SIGKILL\n/),
  });
});

test('a run that dies before it reports is a failure', async () => {
  const outcome = await run({ 'vitest.config.mjs': "throw new Error('no configuration');\n" });
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
});
