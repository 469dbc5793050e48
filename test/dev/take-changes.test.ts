import { expect, test } from 'vitest';
import type { Change } from '../../cli/dev/changes.ts';
import type { DevSite } from '../../cli/dev/dev-site.ts';
import type { Taker, Update } from '../../cli/dev/take-changes.ts';
import { createTaker } from '../../cli/dev/take-changes.ts';

const change: Change = { kind: 'program', path: 'cli/main.ts' };

/** A taker that announces to no page, for a site that takes in changes as a function does. */
function openTaker(
  update: DevSite['update'],
  onUpdate: (update: Update) => void = () => undefined,
): Taker {
  const site: DevSite = {
    isCompressed: false,
    rules: () => {
      throw new Error('Nothing asks for rules.');
    },
    publishedUrl: () => undefined,
    read: () => Promise.resolve(undefined),
    current: () => undefined,
    diagnostics: () => [],
    problems: () => [],
    otherProblems: () => [],
    pending: () => [],
    update,
  };
  const pages = {
    open: () => () => undefined,
    announce: () => 0,
    loaded: () => undefined,
    untilLoaded: () => Promise.resolve(),
    close: () => undefined,
  };
  const showingPages = { ofEdit: () => Promise.resolve([]) };
  const report = (line: string): void => expect.fail(line);
  return createTaker({ site, pages, showingPages, renewed: {}, onUpdate, report });
}

test('changes that come while others are taken in are taken in after them', async () => {
  const log: string[] = [];
  const taker = openTaker(async ([first]) => {
    log.push(`start ${String(first?.path)}`);
    await Promise.resolve();
    log.push(`end ${String(first?.path)}`);
  });
  await Promise.all([
    taker.take([{ ...change, path: 'a' }]),
    taker.take([{ ...change, path: 'b' }]),
  ]);
  expect(log).toEqual(['start a', 'end a', 'start b', 'end b']);
});

test('changes that wait when it is closed are not taken in', async () => {
  let updates = 0;
  const taker: Taker = openTaker(
    () => {
      updates += 1;
      return Promise.resolve();
    },
    () => taker.close(),
  );
  await Promise.all([taker.take([change]), taker.take([change])]);
  expect(updates).toBe(1);
});
