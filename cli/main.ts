import type { CommandContext } from './commands/command-context.ts';
import { ExitCode } from './commands/command-context.ts';
import { run } from './commands/program.ts';
import { askAt, openInBrowser, openTerminal } from './commands/terminal.ts';
import { describeSystemError } from './commands/system-error.ts';

/** Runs the command line, and sets the exit code. */
export async function main(): Promise<void> {
  process.stdout.on('error', (error) => {
    const message = describeUnwritable('The standard output', error);
    if (message !== undefined) process.stderr.write(`career-site: ${message}\n`);
  });
  process.stderr.on('error', (error) => void describeUnwritable('The standard error', error));
  const exitCode = await run(process.argv.slice(2), createContext());
  if (exitCode !== ExitCode.fine) process.exitCode = exitCode;
}

function createContext(): CommandContext {
  let stopped: Promise<void> | undefined;
  return {
    cwd: process.cwd(),
    env: process.env,
    platform: `${process.arch} ${Object.values(process.versions).join(' ')}`,
    stdin: process.stdin,
    stdout: openTerminal(process.stdout),
    stderr: openTerminal(process.stderr),
    ...(process.stdin.isTTY &&
      process.stderr.isTTY && {
        ask: (question) => askAt(process.stdin, process.stderr, question),
      }),
    untilStopped: () =>
      (stopped ??= new Promise((resolve) => {
        process.once('SIGINT', () => resolve());
        process.once('SIGTERM', () => resolve());
      })),
    openInBrowser,
  };
}

/**
 * Why a stream cannot be written to, which ends the program with 1. Undefined for a reader such as `head` that leaves
 * before the end: that does not affect what was done.
 */
function describeUnwritable(path: string, error: NodeJS.ErrnoException): string | undefined {
  if (error.code === 'EPIPE') return undefined;
  const message = describeSystemError(error, { path, attempt: 'written' });
  if (message === undefined) throw error;
  process.exitCode ??= ExitCode.problems;
  return message;
}
