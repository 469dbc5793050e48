import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isLink } from '../../source/read.ts';
import { isOwnOutput } from './earlier-output.ts';

/** Why an output cannot be published in a folder. */
export type UnsafeReason =
  /** A file, or a dangling link, is in place of the folder or of one above it. */
  | { readonly kind: 'not-a-folder' | 'dangling-link'; readonly path: string }
  /** It is not empty and not an output of this program: a person's files could be lost. */
  | { readonly kind: 'foreign'; readonly path: string }
  /** It is in a folder of the project that outputs are made from, named relative to the root. */
  | { readonly kind: 'source'; readonly source: string }
  /** It is in a folder that belongs to another program, such as `.git`. */
  | { readonly kind: 'reserved'; readonly name: string };

/** Nothing can be published in the folder that was named for the output. */
export class UnsafeOutDirError extends Error {
  readonly reason: UnsafeReason;

  constructor(reason: UnsafeReason) {
    super(`unsafe output folder: ${JSON.stringify(reason)}`);
    this.reason = reason;
  }
}

/**
 * Throws `UnsafeOutDirError` where no output can be published: on a file or below one, over a person's files, or in a
 * folder that belongs to another program. A link to a folder is taken for the folder.
 */
export function assertSafeOutDir(folder: string): void {
  const path = realPath(resolve(folder));
  const name = [...resolve(folder).split(sep), ...path.split(sep)].find(isReserved);
  if (name !== undefined) throw new UnsafeOutDirError({ kind: 'reserved', name });
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined) return;
  if (!status.isDirectory()) throw new UnsafeOutDirError({ kind: 'not-a-folder', path });
  if (readdirSync(path).length > 0 && !isOwnOutput(path)) {
    throw new UnsafeOutDirError({ kind: 'foreign', path });
  }
}

/** Folders that other programs keep for themselves, wherever they are. */
const reserved: ReadonlySet<string> = new Set(['.git', '.github', '.hg', '.svn', 'node_modules']);

/** Ignores case, as some file systems do. */
function isReserved(name: string): boolean {
  return reserved.has(name.toLowerCase());
}

/** What a project, or this program where it is one, is made of. */
const sources = ['assets', 'generated', 'cli', 'runtime', 'templates', 'test', 'tools'] as const;

/** Throws `UnsafeOutDirError` where an output would be taken for a part of the project that it is made from. */
export function assertOutsideSources(folder: string, root: string): void {
  const path = realPath(folder);
  const source = sources.find((name) => isIn(path, realPath(join(root, name))));
  if (source !== undefined) throw new UnsafeOutDirError({ kind: 'source', source });
}

function isIn(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}

/**
 * Without symbolic links, as far as the path exists. Throws `UnsafeOutDirError` where a file, or a dangling
 * link, is in place of a folder.
 */
function realPath(path: string): string {
  const above = dirname(path);
  if (above === path) return path;
  const folder = realPath(above);
  const here = join(folder, basename(path));
  try {
    return isLink(here) ? realpathSync(here) : here;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') throw new UnsafeOutDirError({ kind: 'not-a-folder', path: folder });
    if (code !== 'ENOENT') throw error;
    throw new UnsafeOutDirError({ kind: 'dangling-link', path: here });
  }
}
