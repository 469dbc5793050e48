// Runs Vitest, and says what passed and failed.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const reporter = fileURLToPath(new URL('./outcome-reporter.js', import.meta.url));

/** How much of the end of its messages is kept, in characters. */
const keptMessages = 4_000;

/**
 * Runs all tests below a folder; returns how many passed and failed, as Vitest reported them when
 * all had run. A run that ends before it reports counts as one failure. A process that reported and
 * then ends in another way than its report asks for changes nothing of what was tested:
 * `abnormalEnd` says how it ended, and its last messages. `quiet` prints nothing.
 */
export async function runTests({ folder, outcomeFile, quiet = false }) {
  rmSync(outcomeFile, { force: true });
  const { end, messages } = await runVitest(quiet, {
    cwd: folder,
    env: { ...process.env, OUTCOME_FILE: outcomeFile },
  });
  const { passed, failed } = readOutcome(outcomeFile) ?? { passed: 0, failed: 1 };
  const abnormalEnd = end === (failed === 0 ? 0 : 1) ? undefined : `${end}\n${messages}`;
  return { passed, failed, abnormalEnd };
}

/** Resolves to the code or the signal that it ended with, and to its last messages. */
function runVitest(quiet, options) {
  const args = ['run', '--reporter=default', `--reporter=${reporter}`];
  const stdio = ['ignore', quiet ? 'ignore' : 'inherit', 'pipe'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, ...args], { ...options, stdio });
    let messages = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      if (!quiet) process.stderr.write(text);
      messages = (messages + text).slice(-keptMessages);
    });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ end: signal ?? code, messages }));
  });
}

function readOutcome(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
