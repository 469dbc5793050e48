import type { Io } from './io.ts';

/** One line on a terminal that says what is being done; nothing elsewhere. */
export interface Progress {
  tell(step: string): void;
  clear(): void;
}

export function showProgress(io: Pick<Io, 'stderr' | 'env' | 'onInterrupt'>): Progress {
  const isTerminal = io.stderr.isTTY === true && io.env['TERM'] !== 'dumb';
  if (!isTerminal) return { tell: () => undefined, clear: () => undefined };
  const eraseLine = '\r\u001b[2K';
  const clear = () => io.stderr.write(eraseLine);
  io.onInterrupt(clear);
  return { tell: (step) => io.stderr.write(`${eraseLine}${step} …`), clear };
}
