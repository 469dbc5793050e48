import type { CommandContext } from './command-context.ts';

/** One line on a terminal that says what is being done; nothing elsewhere. */
export interface Progress {
  report(step: string): void;
  clear(): void;
}

export function showProgress(
  context: Pick<CommandContext, 'stderr' | 'env' | 'onInterrupt'>,
): Progress {
  const isTerminal = context.stderr.isTTY === true && context.env['TERM'] !== 'dumb';
  if (!isTerminal) return { report: () => undefined, clear: () => undefined };
  const eraseLine = '\r\u001b[2K';
  const clear = () => context.stderr.write(eraseLine, 'painted');
  context.onInterrupt(clear);
  return { report: (step) => context.stderr.write(`${eraseLine}${step} …`, 'painted'), clear };
}
