import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Draft } from './draft.ts';

/**
 * The folder beside an output in which the next one is made; it is on the same file system. It keeps the output
 * before the last as a spare, because changing what differs in it is faster than to write all anew and to delete
 * it.
 */
export interface Staging {
  /** Where the next output is made; what is there from earlier is of no worth. */
  readonly draft: Draft;
  /** Keeps what was exchanged for the next output, for the build after this. */
  keepSpare(): void;
  /** Lets other builds of the same output go on. */
  release(): void;
}

/** Where the staging of an output lies. */
export function stagingFolder(out: string): string {
  return join(dirname(out), `.${basename(out)}.staging`);
}

/**
 * Waits until no other build works on the same output, then gives its staging folder. The lock is the kernel's,
 * so a build that is killed leaves none behind.
 */
export async function openStaging(out: string): Promise<Staging> {
  const target = resolve(out);
  const folder = stagingFolder(target);
  mkdirSync(folder, { recursive: true });
  const { waitForLock } = await import('fs-native-extensions');
  const lock = openSync(join(folder, 'lock'), 'w');
  await waitForLock(lock);
  const next = join(folder, 'next');
  restore(`${next}-old`, target);
  const spare = join(folder, 'spare');
  if (!existsSync(next) && existsSync(spare)) renameSync(spare, next);
  const isReused = existsSync(next);
  mkdirSync(next, { recursive: true });
  return {
    draft: { folder: next, isReused },
    keepSpare: () => {
      if (existsSync(next)) renameSync(next, spare);
    },
    release: () => {
      closeSync(lock);
    },
  };
}

/** Undoes an exchange in two steps that was killed between them (`publish`). */
function restore(old: string, target: string): void {
  if (existsSync(old) && !existsSync(target)) renameSync(old, target);
}
