import { expect, test } from 'vitest';
import type { CommandContext } from '../../cli/commands/command-context.ts';
import { showProgress } from '../../cli/commands/build.ts';

/** A terminal, and all that was written to it. */
function terminal(isTTY: boolean) {
  const written: string[] = [];
  const context: Pick<CommandContext, 'stderr' | 'env'> = {
    stderr: { write: (text) => written.push(text), isTTY },
    env: {},
  };
  return { context, written };
}

const eraseLine = '\r\u001b[2K';

test('a step replaces the line of the previous one', () => {
  const { context, written } = terminal(true);
  const progress = showProgress(context);
  progress.report('bundle');
  progress.report('prerender');
  expect(written).toEqual([`${eraseLine}bundle …`, `${eraseLine}prerender …`]);
});

test('the line is erased in the end', () => {
  const { context, written } = terminal(true);
  const progress = showProgress(context);
  progress.report('bundle');
  progress.clear();
  expect(written.at(-1)).toBe(eraseLine);
});

test('nothing is shown where there is no terminal', () => {
  const { context, written } = terminal(false);
  const progress = showProgress(context);
  progress.report('bundle');
  progress.clear();
  expect(written).toEqual([]);
});
