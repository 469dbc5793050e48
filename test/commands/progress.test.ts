import { expect, test } from 'vitest';
import type { CommandContext } from '../../cli/commands/command-context.ts';
import { showProgress } from '../../cli/commands/build.ts';

/** A terminal, all that was written to it, and what a person's Ctrl-C does. */
function terminal(isTTY: boolean) {
  const written: string[] = [];
  let interrupt = (): void => undefined;
  const context: Pick<CommandContext, 'stderr' | 'env' | 'onInterrupt'> = {
    stderr: { write: (text) => written.push(text), isTTY },
    env: {},
    onInterrupt: (act) => {
      interrupt = act;
    },
  };
  return { context, written, interrupt: () => interrupt() };
}

const eraseLine = '\r\u001b[2K';

test('a step replaces the line of the previous one', () => {
  const { context, written } = terminal(true);
  const progress = showProgress(context);
  progress.report('bundle');
  progress.report('prerender');
  expect(written).toEqual([`${eraseLine}bundle …`, `${eraseLine}prerender …`]);
});

test('Ctrl-C clears the line', () => {
  const { context, written, interrupt } = terminal(true);
  showProgress(context).report('bundle');
  interrupt();
  expect(written.at(-1)).toBe(eraseLine);
});

test('nothing is shown where there is no terminal', () => {
  const { context, written, interrupt } = terminal(false);
  showProgress(context).report('bundle');
  interrupt();
  expect(written).toEqual([]);
});
