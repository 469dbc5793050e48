import type { CommandContext, Renewal, Served } from './commands/command-context.ts';
import { ExitCode } from './commands/command-context.ts';
import { run } from './commands/program.ts';
import { askAt, openInBrowser } from './commands/terminal.ts';
import { describeSystemError } from './commands/system-error.ts';

/** What a bundle of this program exports. */
interface Program {
  readonly run: typeof run;
}

/** Makes the program of its sources as they are now; gives nothing where they are those of the program made before. */
type Remake = () => Promise<Program | undefined>;

export { run };

/** Runs the command line, and whatever program it hands over to. */
export async function main(remake?: Remake): Promise<void> {
  process.stdout.on('error', (error) => {
    const message = describeUnwritable('The standard output', error);
    if (message !== undefined) process.stderr.write(`career-site: ${message}\n`);
  });
  process.stderr.on('error', (error) => {
    describeUnwritable('The standard error', error);
  });
  const exitCode = await runProgram({ run }, createContext(), remake);
  if (exitCode !== ExitCode.fine) process.exitCode = exitCode;
}

async function runProgram(
  program: Program,
  context: CommandContext,
  remake?: Remake,
  takenOver?: Served,
): Promise<ExitCode> {
  let made: Program | undefined;
  let left: Served | undefined;
  const renewal: Renewal | undefined = remake && {
    async make() {
      made = (await remake()) ?? made;
      return made !== undefined;
    },
    handOver: (served) => (left = served),
    ...(takenOver && { takenOver }),
  };
  const exitCode = await program.run(process.argv.slice(2), {
    ...context,
    ...(renewal && { renewal }),
  });
  if (made === undefined || left === undefined) return exitCode;
  return runProgram(made, context, remake, left);
}

function createContext(): CommandContext {
  let stopped: Promise<void> | undefined;
  return {
    cwd: process.cwd(),
    env: process.env,
    platform: `${process.arch} zlib ${process.versions.zlib} brotli ${process.versions.brotli}`,
    stdout: process.stdout,
    stderr: process.stderr,
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
    onInterrupt: (act) => {
      process.once('SIGINT', () => {
        act();
        process.kill(process.pid, 'SIGINT');
      });
    },
  };
}

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
