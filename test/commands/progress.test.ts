import { expect, test } from 'vitest';
import type { Io } from '../../cli/commands/io.ts';
import { showProgress } from '../../cli/commands/progress.ts';

/** A terminal, all that was written to it, and what a person's Ctrl-C does. */
function terminal(isTTY: boolean) {
  const written: string[] = [];
  let interrupt = (): void => undefined;
  const io: Pick<Io, 'stderr' | 'env' | 'onInterrupt'> = {
    stderr: { write: (text) => written.push(text), isTTY },
    env: {},
    onInterrupt: (act) => {
      interrupt = act;
    },
  };
  return { io, written, interrupt: () => interrupt() };
}

const eraseLine = '\r\u001b[2K';

test('a step takes the line of the one before', () => {
  const { io, written } = terminal(true);
  const progress = showProgress(io);
  progress.tell('bundle');
  progress.tell('prerender');
  expect(written).toEqual([`${eraseLine}bundle …`, `${eraseLine}prerender …`]);
});

test('Ctrl-C leaves no step standing', () => {
  const { io, written, interrupt } = terminal(true);
  showProgress(io).tell('bundle');
  interrupt();
  expect(written.at(-1)).toBe(eraseLine);
});

test('nothing is shown where there is no terminal', () => {
  const { io, written, interrupt } = terminal(false);
  showProgress(io).tell('bundle');
  interrupt();
  expect(written).toEqual([]);
});
