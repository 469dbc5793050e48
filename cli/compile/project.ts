import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import type { AssetFiles } from './source/assets.ts';

/** What a site is made from. Without a `library.yaml` it has no library edition. */
export interface Project {
  /** Absolute. Assets, `generated/` and the default output are below it. */
  readonly root: string;
  /** Relative to the root, or absolute. */
  readonly regionsFile: string;
  readonly libraryFile: string;
  /** In UTC, such as `2027-01-21T23:30:00Z`; its year is that of the copyright. */
  readonly at: string;
  /** Read in place of the files of their paths, such as texts that are tried before writing. */
  readonly drafts?: readonly SourceFile[];
  /** What is read in place of the files below `assets`. */
  readonly assets?: AssetFiles;
}

export const ownFiles = { regions: 'regions.yaml', library: 'library.yaml' } as const;

/** Whether a problem is that a file is not there which a project may lack. */
export function mayLack(path: string, { code }: Pick<Diagnostic, 'code'>): boolean {
  return code === 'file-not-found' && path === ownFiles.library;
}

/** Options of every command that reads the YAML. */
export interface ProjectOptions {
  readonly root?: string | undefined;
  readonly regions?: string | undefined;
  readonly library?: string | undefined;
  /** The instant that the site is made for; by default that of `SOURCE_DATE_EPOCH`, else now. */
  readonly at?: string | undefined;
}

/** Whether both files are the project's own, which its committed `generated/` is made from. */
export function hasOwnFiles({ root, regionsFile, libraryFile }: Project): boolean {
  return (
    resolve(root, regionsFile) === join(root, ownFiles.regions) &&
    resolve(root, libraryFile) === join(root, ownFiles.library)
  );
}

/** The named folder, if it is there; else the nearest above that has `regions.yaml`. */
export function findRoot(cwd: string, named: string | undefined): string | undefined {
  if (named !== undefined) return existsSync(resolve(cwd, named)) ? resolve(cwd, named) : undefined;
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    if (existsSync(join(folder, ownFiles.regions))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Its path in its repository, such as `web/site/`; empty at the top, and outside of one. */
export function folderInRepository(root: string): string {
  for (let top = root; ; top = dirname(top)) {
    if (existsSync(join(top, '.git'))) {
      return relative(top, root)
        .split(sep)
        .map((name) => name && `${name}/`)
        .join('');
    }
    if (dirname(top) === top) return '';
  }
}

/** What a path leads to; a device, a pipe or a socket is `other`, which may have no end. */
export function pathKind(path: string): 'file' | 'folder' | 'other' | 'nothing' {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 'nothing';
  if (found.isDirectory()) return 'folder';
  return found.isFile() ? 'file' : 'other';
}
