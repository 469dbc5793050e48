/** A command's access to the outside world; tests provide their own. */
export interface CommandContext {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Processor, and versions of Node's parts: where they differ, results may. */
  readonly platform: string;
  /** What is piped into the program; absent where nothing is. */
  readonly stdin?: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Undefined where nobody sits at a terminal; so is the answer where the input ends. */
  readonly ask?: ((question: string) => Promise<string | undefined>) | undefined;
  /** Resolves when the person asks the program to stop, as by Ctrl-C. */
  readonly untilStopped: () => Promise<void>;
  /** Opens an address in the browser that the person uses. */
  readonly openInBrowser: (address: string) => Promise<void>;
}

/** Somewhere to write text to. */
export interface Output {
  /** A painted text holds colours, and nothing else that a terminal obeys. */
  write(text: string, painted?: 'painted'): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number | undefined;
}

/** How a command ended (docs/architecture.md 'Command line'). */
export const ExitCode = { fine: 0, problems: 1, usage: 2, internalError: 3 } as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** Makes of a command's function, which is loaded when it is called, one that has the context. */
export type Perform = <Given extends unknown[]>(
  load: () => Promise<(context: CommandContext, ...given: Given) => unknown>,
) => (...given: Given) => Promise<void>;
