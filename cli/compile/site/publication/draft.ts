import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { writeNewFile } from '../../source/replace-file.ts';
import { hashContent } from '../../values/hash.ts';
import type { HashedFile, OutputEntry } from '../output-file.ts';
import type { Succession } from './file-times.ts';
import { openFileTimes } from './file-times.ts';
import { foldersOf, isFolder, readFolderTree } from './folder-tree.ts';

/**
 * The folder in which a new output is made. It may hold what an earlier build wrote, mostly the
 * same again, and what a person put there since: nothing is ever written through a link, or into a
 * file that has a second name.
 *
 * @param succession By which the files that are written have their times.
 */
export function openDraft(folder: string, succession?: Succession) {
  const timeOf = succession && openFileTimes(succession);
  /** Folders that are there, and whether this draft made them: then only it writes into them. */
  const ready = new Map([[folder, false]]);
  const prepareFolder = (path: string): boolean => {
    const known = ready.get(path);
    if (known !== undefined) return known;
    const isBelowNew = prepareFolder(dirname(path));
    const isNew = isBelowNew || !isFolder(path);
    if (isNew && !isBelowNew) remove(path);
    if (isNew) mkdirSync(path);
    ready.set(path, isNew);
    return isNew;
  };
  return {
    /** Writes a file, unless it is there already as it should be, and returns what it wrote. */
    write: ({ path, contents }: OutputEntry): HashedFile => {
      const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
      const target = join(folder, path);
      const isNew = prepareFolder(dirname(target));
      const isHeld = !isNew && holds(target, bytes);
      if (!isNew && !isHeld) remove(target);
      if (!isHeld) writeNewFile(target, bytes);
      const file = { path, hash: hashContent(bytes), bytes: bytes.byteLength };
      const time = timeOf?.(file);
      if (time !== undefined) utimesSync(target, time, time);
      return file;
    },
    /** Moves what another folder has at a path, unchanged: a link stays that link. */
    carryOver: (from: string, path: string): void => {
      const target = join(folder, path);
      prepareFolder(dirname(target));
      remove(target);
      duplicate(join(from, path), target);
    },
  };
}

/** Removes what is there, if anything; of a link, the link alone. */
function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

function holds(path: string, contents: Uint8Array): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false });
  const isOwn = status?.isFile() === true && status.nlink === 1;
  return isOwn && status.size === contents.byteLength && readFileSync(path).equals(contents);
}

/** Gives a file a second name: it keeps its owner, its permissions and whoever has it open. */
function duplicate(from: string, to: string): void {
  const status = lstatSync(from);
  if (status.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
    return;
  }
  try {
    linkSync(from, to);
  } catch (error) {
    if (!status.isFile()) throw error;
    copyFileSync(from, to);
  }
}

export function removeOthers(folder: string, paths: ReadonlySet<string>): void {
  const { files, folders, special } = readFolderTree(folder);
  for (const path of [...files, ...special.keys()]) {
    if (!paths.has(path)) remove(join(folder, path));
  }
  const needed = foldersOf(paths);
  for (const path of folders) if (!needed.has(path)) remove(join(folder, path));
}
