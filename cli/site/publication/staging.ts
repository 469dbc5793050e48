import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * The folder beside an output in which the next one is made; it is on the same file system. Afterwards it keeps the
 * output before the last, because changing what differs in that is faster than to write all anew and to delete it.
 */
export interface Staging {
  /** The folder in which the next output is made. It may hold an output of earlier. */
  readonly draft: string;
  /** Lets other builds of the same output go on. */
  release(): void;
}

/** Where the staging of an output lies. */
export function stagingFolder(out: string): string {
  return join(dirname(out), `.${basename(out)}.staging`);
}

/** Where the old output stands while the new one takes its place in two steps. */
export function asideFolder(out: string): string {
  return join(stagingFolder(out), 'aside');
}

/**
 * Waits until no other build works on the same output, then gives its staging folder. The lock is the kernel's,
 * so a build that is killed leaves none behind.
 */
export async function openStaging(out: string): Promise<Staging> {
  const target = resolve(out);
  const folder = stagingFolder(target);
  makeFolder(folder);
  const lock = await openLock(join(folder, 'lock'));
  const draft = join(folder, 'next');
  restore(target);
  removeLeftovers(folder, ['lock', 'next']);
  makeFolder(draft);
  return {
    draft,
    release: () => {
      closeSync(lock);
    },
  };
}

/** Puts back an output that stands aside, because an exchange in two steps was ended between them. */
function restore(out: string): void {
  const aside = asideFolder(out);
  const isMissing = lstatSync(out, { throwIfNoEntry: false }) === undefined;
  if (isMissing && isFolder(aside)) renameSync(aside, out);
}

function removeLeftovers(folder: string, needed: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    if (!needed.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/** As a folder of our own: what else stands there is removed, and of a link the link alone. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  // By itself: where nothing can be created, as in /proc, Node's recursive way never ends.
  mkdirSync(path);
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

async function openLock(path: string): Promise<number> {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status?.isFile() === false) rmSync(path, { recursive: true });
  const lock = openSync(path, 'w');
  const { waitForLock } = await import('fs-native-extensions');
  await waitForLock(lock);
  return lock;
}
