import { ExitCode } from './commands/command-context.ts';
import { run } from './commands/program.ts';
import { askAt, openInBrowser } from './commands/terminal.ts';
import { describeSystemError } from './commands/system-error.ts';

process.stdout.on('error', (error) => {
  const message = describeUnwritable('The standard output', error);
  if (message !== undefined) process.stderr.write(`career-site: ${message}\n`);
});
process.stderr.on('error', (error) => {
  describeUnwritable('The standard error', error);
});

void run(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  platform: `${process.arch} zlib ${process.versions.zlib} brotli ${process.versions.brotli}`,
  stdout: process.stdout,
  stderr: process.stderr,
  ask:
    process.stdin.isTTY && process.stderr.isTTY
      ? (question) => askAt(process.stdin, process.stderr, question)
      : undefined,
  untilStopped: () =>
    new Promise((resolve) => {
      process.once('SIGINT', () => resolve());
      process.once('SIGTERM', () => resolve());
    }),
  openInBrowser,
  onInterrupt: (act) => {
    process.once('SIGINT', () => {
      act();
      process.kill(process.pid, 'SIGINT');
    });
  },
}).then((exitCode) => {
  if (exitCode !== ExitCode.fine) process.exitCode = exitCode;
});

/**
 * Why a stream cannot be written to, which ends the program with 1. Undefined for a reader such as `head` that leaves
 * before the end: what was done is none the worse for it.
 */
function describeUnwritable(path: string, error: NodeJS.ErrnoException): string | undefined {
  if (error.code === 'EPIPE') return undefined;
  const message = describeSystemError(error, { path, attempt: 'written' });
  if (message === undefined) throw error;
  process.exitCode ??= ExitCode.problems;
  return message;
}
