import { expect, test } from 'vitest';
import type { FileChange } from '../../../cli/author/dev/watch.ts';
import type { DevSite } from '../../../cli/author/dev/dev-site.ts';
import { initialState } from '../../../cli/author/dev/state.ts';
import type { ChangeQueue, Update } from '../../../cli/author/dev/take-changes.ts';
import { openChangeQueue } from '../../../cli/author/dev/take-changes.ts';

const change: FileChange = { kind: 'program', path: 'cli/main.ts' };

/** A queue that announces to no page, for a site that takes in changes as a function does. */
function openQueue(
  update: DevSite['update'],
  onUpdate: (update: Update) => void = () => undefined,
): ChangeQueue {
  const site: DevSite = {
    isCompressed: false,
    rules: () => {
      throw new Error('Nothing asks for rules.');
    },
    publishedUrl: () => undefined,
    read: () => Promise.resolve(undefined),
    state: () => initialState,
    update,
  };
  const pages = {
    open: () => () => undefined,
    regions: () => new Set<string>(),
    announceUnchecked: () => Promise.resolve(0),
    announce: () => Promise.resolve(0),
    tell: () => undefined,
    close: () => undefined,
  };
  const report = (line: string): void => expect.fail(line);
  return openChangeQueue({ site, pages, onUpdate, report });
}

test('changes that come while others are taken in are taken in after them', async () => {
  const log: string[] = [];
  const queue = openQueue(async ([first]) => {
    log.push(`start ${String(first?.path)}`);
    await Promise.resolve();
    log.push(`end ${String(first?.path)}`);
  });
  await Promise.all([
    queue.take([{ ...change, path: 'a' }]),
    queue.take([{ ...change, path: 'b' }]),
  ]);
  expect(log).toEqual(['start a', 'end a', 'start b', 'end b']);
});

test('changes that wait when it is closed are not taken in', async () => {
  let updates = 0;
  const queue: ChangeQueue = openQueue(
    () => {
      updates += 1;
      return Promise.resolve();
    },
    () => queue.close(),
  );
  await Promise.all([queue.take([change]), queue.take([change])]);
  expect(updates).toBe(1);
});
