import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { Project } from '../project.ts';
import type { Change } from './changes.ts';
import { fileState } from '../source/file-state.ts';
import { classifyChange, isWatched, watchedPlaces } from './changes.ts';

/** Milliseconds in which more files of a folder come that is copied. */
const batchDelayMs = 40;

/** Milliseconds in which chokidar leaves out further events of a file; its own limits are 5 and 50. */
const throttleMs = 60;

export interface Watching {
  close(): Promise<void>;
}

/**
 * Watches what the site is made from. All that changed while earlier changes were being taken in comes as one batch, so
 * that a checkout of many files does not queue up.
 *
 * @param take Never called while a call of it is under way; it must not throw.
 */
export async function watchProject(
  project: Project,
  take: (changes: readonly Change[]) => Promise<void>,
): Promise<Watching> {
  const pending = new Map<string, Change>();
  const taken = new Map<string, string | undefined>();
  const timers = new Set<NodeJS.Timeout>();
  let isTaking = false;
  const drain = async (): Promise<void> => {
    if (isTaking) return;
    isTaking = true;
    while (pending.size > 0) {
      if (isCopying(pending)) await wait(batchDelayMs);
      const batch = [...pending];
      pending.clear();
      for (const [file] of batch) taken.set(file, fileState(file));
      await take(batch.map(([, change]) => change));
    }
    isTaking = false;
  };
  const add = (file: string, change: Change): void => {
    pending.set(file, change);
    void drain();
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!pending.has(file) && fileState(file) !== taken.get(file)) add(file, change);
    }, throttleMs);
    timers.add(timer);
  };
  // Waiting until a file has not grown for a while would cost more than all else together; a half-written one is read again.
  const places = watchedPlaces(project);
  const watcher = watch([...places.trees, ...places.folders], {
    ignoreInitial: true,
    atomic: true,
    ignored: (path) => !isWatched(resolve(path), places),
  });
  watcher.on('all', (_event, path) => {
    const change = classifyChange(path, project);
    if (change !== undefined) add(resolve(path), change);
  });
  await new Promise<void>((ready) => {
    watcher.once('ready', ready);
  });
  return {
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      return watcher.close();
    },
  };
}

/** Whether nothing but assets came, of which seldom one is alone. */
function isCopying(pending: ReadonlyMap<string, Change>): boolean {
  return [...pending.values()].every(({ kind }) => kind === 'asset');
}
