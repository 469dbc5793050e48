import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommandContext } from '../../cli/commands/command-context.ts';
import { showProgress } from '../../cli/commands/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

test('counts come at most ten times a second', () => {
  const { context, written } = terminal(true);
  const progress = showProgress(context);
  for (const page of [1, 2, 3]) {
    progress.report('check', `${page} of 3 pages`);
    vi.advanceTimersByTime(60);
  }
  expect(written).toEqual([`${eraseLine}check: 3 of 3 pages …`]);
});

test('nothing is shown for ten seconds where there is no terminal', () => {
  const { context, written } = terminal(false);
  const progress = showProgress(context);
  progress.report('bundle');
  vi.advanceTimersByTime(9_999);
  progress.report('check', '1 of 3 pages');
  progress.clear();
  expect(written).toEqual([]);
});

test('then a line is shown every ten seconds', () => {
  const { context, written } = terminal(false);
  const progress = showProgress(context);
  for (const page of [1, 2, 3, 4, 5]) {
    vi.advanceTimersByTime(5_000);
    progress.report('check', `${page} of 9 pages`);
  }
  expect(written).toEqual(['check: 2 of 9 pages …\n', 'check: 4 of 9 pages …\n']);
});
