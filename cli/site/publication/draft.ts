import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hashContent } from '../content-hash.ts';
import type { HashedFile, OutputEntry } from '../output-file.ts';

/** The folder in which a new output is made. */
export interface Draft {
  readonly folder: string;
  /** Whether it may hold what an earlier build wrote, of which most is the same again. */
  readonly isReused: boolean;
}

/** Writes a file and says what it wrote. */
export type WriteFile = (file: OutputEntry) => HashedFile;

/** A way to write files to a draft. What is already there as it should be is left alone. */
export function openDraft({ folder, isReused }: Draft): WriteFile {
  const made = new Set<string>();
  const makeFolder = (path: string): void => {
    if (made.has(path)) return;
    if (!isReused || !existsSync(path)) mkdirSync(path, { recursive: true });
    made.add(path);
  };
  return ({ path, contents }) => {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const target = join(folder, path);
    makeFolder(dirname(target));
    if (!isReused || !holds(target, bytes)) writeFileSync(target, bytes);
    return { path, hash: hashContent(bytes), bytes: bytes.byteLength };
  };
}

function holds(path: string, contents: Uint8Array): boolean {
  return existsSync(path) && readFileSync(path).equals(contents);
}

/** Removes what a reused draft holds beside these files. */
export function removeOthers(
  { folder, isReused }: Draft,
  files: readonly Pick<HashedFile, 'path'>[],
): void {
  if (!isReused) return;
  const wanted = new Set(files.map(({ path }) => path));
  const present = listTree(folder);
  for (const path of present.files) if (!wanted.has(path)) rmSync(join(folder, path));
  const needed = foldersOf(wanted);
  for (const path of present.folders) {
    if (!needed.has(path)) rmSync(join(folder, path), { recursive: true, force: true });
  }
}

function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set(['.']);
  for (const path of paths) {
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) {
      folders.add(folder);
    }
  }
  return folders;
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
