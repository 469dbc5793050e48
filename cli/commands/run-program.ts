import type { CommandContext, ExitCode, PreviousServer, Restarting } from './command-context.ts';

/** A program that was bundled from the sources. */
export interface Program {
  readonly run: (argv: readonly string[], context: CommandContext) => Promise<ExitCode>;
  /**
   * Bundles the sources as they are now; gives nothing where they are those that this program was bundled from. Rejects
   * with what is wrong in them. In a checkout alone.
   */
  readonly rebuild?: (() => Promise<Program | undefined>) | undefined;
}

/** Runs the command line by a program, then by each rebuilt one that a run asks to be restarted by. */
export async function runProgram(
  program: Program,
  argv: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  let ended = await runOnce(program, argv, context);
  while (ended.next !== undefined) {
    ended = await runOnce(ended.next, argv, context, ended.server);
  }
  return ended.exitCode;
}

/** How a run ended, and what the command line is run by after it. */
interface EndedRun {
  readonly exitCode: ExitCode;
  readonly next?: Program | undefined;
  readonly server?: PreviousServer;
}

async function runOnce(
  { run, rebuild }: Program,
  argv: readonly string[],
  context: CommandContext,
  previous?: PreviousServer,
): Promise<EndedRun> {
  if (rebuild === undefined) return { exitCode: await run(argv, context) };
  let rebuilt: Program | undefined;
  let server: PreviousServer | undefined;
  const restarting: Restarting = {
    async rebuild() {
      rebuilt = await rebuild();
      return rebuilt !== undefined;
    },
    restart: (closing) => (server = closing),
    previous,
  };
  const exitCode = await run(argv, { ...context, restarting });
  return server === undefined ? { exitCode } : { exitCode, next: rebuilt, server };
}
