import { lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { hideFromGit } from '../../source/hide-from-git.ts';
import { isFolder } from './folder-tree.ts';
import { lockFolder } from './lock.ts';

/**
 * The folder in which the next output is made, on the same file system. It keeps the output before
 * the last; only its differences have to be written.
 */
export function stagingFolder(out: string): string {
  return join(dirname(out), `.${basename(out)}.staging`);
}

/** Where the old output stands while the new one takes its place in two steps. */
export function asideFolder(out: string): string {
  return join(stagingFolder(out), 'aside');
}

/** What is not left over from a build that was killed. */
const ownNames: ReadonlySet<string> = new Set(['.gitignore', 'lock', 'next', 'generated']);

/**
 * Waits until no other build works on the output. Gives the folder of the next one, which may hold
 * an old one, a folder for modules, and what lets other builds continue.
 */
export async function openStaging(out: string) {
  const target = resolve(out);
  const folder = stagingFolder(target);
  makeFolder(folder);
  hideFromGit(folder);
  const release = await lockFolder(folder);
  const draft = join(folder, 'next');
  if (standsAside(target)) renameSync(asideFolder(target), target);
  const leftovers = readdirSync(folder).filter((name) => !ownNames.has(name));
  for (const name of leftovers) rmSync(join(folder, name), { recursive: true });
  makeFolder(draft);
  const isEmpty = readdirSync(draft).length === 0;
  return { draft, isEmpty, generated: join(folder, 'generated'), release };
}

/** Puts back an output that a killed exchange left aside. Whoever opens one calls this first. */
export async function restoreOutput(out: string): Promise<void> {
  const target = followLink(resolve(out));
  if (standsAside(target)) (await openStaging(target)).release();
}

function standsAside(out: string): boolean {
  // Where nothing can be below `out`, as below a file, the system has an error instead of no entry.
  try {
    return lstatSync(out, { throwIfNoEntry: false }) === undefined && isFolder(asideFolder(out));
  } catch {
    return false;
  }
}

/** Where an output folder that is a link leads, also while nothing is there. */
function followLink(path: string): string {
  try {
    return resolve(dirname(path), readlinkSync(path));
  } catch {
    return path;
  }
}

/** As a folder of our own: what else stands there is removed, and of a link the link alone. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  try {
    rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    // By itself: where nothing can be created, as in /proc, Node's recursive way never ends.
    mkdirSync(path);
  } catch (error) {
    // A build of the same output may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}
