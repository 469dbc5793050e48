import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { OutputEntry } from '../bundle.ts';

/** Makes a folder hold these files and nothing else. What is already there as it should be is left alone. */
export function fillFolder(folder: string, files: readonly OutputEntry[]): void {
  mkdirSync(folder, { recursive: true });
  const present = listTree(folder);
  const folders = new Set(['.', ...present.folders]);
  for (const { path, contents } of files) {
    makeFolder(folder, dirname(path), folders);
    const target = join(folder, path);
    if (!present.files.delete(path) || !holds(target, contents)) writeFileSync(target, contents);
  }
  for (const path of present.files) rmSync(join(folder, path));
  removeEmptyFolders(folder, present.folders, files);
}

/** All that is below a folder, by paths with forward slashes. */
export function listTree(folder: string): { files: Set<string>; folders: Set<string> } {
  const files = new Set<string>();
  const folders = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    (entry.isDirectory() ? folders : files).add(path);
  }
  return { files, folders };
}

/** One call per folder; `recursive` would ask for every parent again. */
function makeFolder(root: string, path: string, made: Set<string>): void {
  if (made.has(path)) return;
  makeFolder(root, dirname(path), made);
  mkdirSync(join(root, path));
  made.add(path);
}

function holds(path: string, contents: OutputEntry['contents']): boolean {
  return readFileSync(path).equals(Buffer.from(contents));
}

function removeEmptyFolders(
  root: string,
  present: ReadonlySet<string>,
  files: readonly OutputEntry[],
): void {
  const needed = new Set<string>();
  for (const { path } of files) {
    for (let folder = dirname(path); !needed.has(folder); folder = dirname(folder)) {
      needed.add(folder);
    }
  }
  for (const folder of present) {
    if (!needed.has(folder)) rmSync(join(root, folder), { recursive: true, force: true });
  }
}
