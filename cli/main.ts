import type { CommandContext } from './commands/command-context.ts';
import { ExitCode } from './commands/command-context.ts';
import { run } from './commands/program.ts';
import { askAt, openInBrowser, openTerminal } from './commands/terminal.ts';
import { describeSystemError } from './commands/system-error.ts';

/** How a command ends that is fine itself: its answer may not have been written. */
let streams: ExitCode = ExitCode.fine;

/** Runs the command line, and sets the exit code. */
export async function main(): Promise<void> {
  process.stdout.on('error', (error) => {
    const message = describeUnwritable('The standard output', error);
    if (message !== undefined) process.stderr.write(`career-site: ${message}\n`);
  });
  process.stderr.on('error', (error) => void describeUnwritable('The standard error', error));
  // A program that nothing keeps running ends; until the command has answered, that is an error of
  // ours.
  process.exitCode = ExitCode.internalError;
  const sayUnanswered = (): void => {
    process.stderr.write(
      'career-site ended without an answer, and that is an error of the program.\n',
    );
  };
  process.once('exit', sayUnanswered);
  const exitCode = await run(process.argv.slice(2), createContext());
  process.off('exit', sayUnanswered);
  process.exitCode = exitCode === ExitCode.fine ? streams : exitCode;
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

/** Why a stream cannot be written to. Undefined where its reader left early, as `head` does. */
function describeUnwritable(path: string, error: NodeJS.ErrnoException): string | undefined {
  if (error.code === 'EPIPE') return undefined;
  const message = describeSystemError(error, { path, attempt: 'written' });
  if (message === undefined) throw error;
  streams = ExitCode.problems;
  if (process.exitCode === ExitCode.fine) process.exitCode = streams;
  return message;
}
