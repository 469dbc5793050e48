import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SourceFile } from './diagnostics/span.ts';
import type { AssetFiles } from './source/assets.ts';

/** A folder with content to compile, and the two files that describe it. */
export interface ProjectFiles {
  /** Absolute. Assets, `generated/` and the default output are below it. */
  readonly root: string;
  /** Relative to the root, or absolute. */
  readonly regionsFile: string;
  readonly libraryFile: string;
}

/** All that the content of a site follows from: its files, and the instant. */
export interface Project extends ProjectFiles {
  /** The instant that it is made for, in UTC, such as `2027-01-21T23:30:00Z`; its year is that of the copyright. */
  readonly at: string;
  /** What is read in place of its files, such as a text that is tried before it is written, by what the project calls them. */
  readonly drafts?: ReadonlyMap<string, SourceFile>;
  /** What is read in place of the files below `assets`. */
  readonly assets?: AssetFiles;
}

const ownFiles = { regions: 'regions.yaml', library: 'library.yaml' } as const;

/** Options of every command that reads the YAML. */
export interface ProjectOptions {
  readonly root?: string | undefined;
  readonly regions?: string | undefined;
  readonly library?: string | undefined;
  /** The instant that the site is made for; by default that of `SOURCE_DATE_EPOCH`, else now. */
  readonly at?: string | undefined;
}

/** Whether both files are the project's own, which its committed `generated/` is made from. */
export function hasOwnFiles({ root, regionsFile, libraryFile }: ProjectFiles): boolean {
  return (
    resolve(root, regionsFile) === join(root, ownFiles.regions) &&
    resolve(root, libraryFile) === join(root, ownFiles.library)
  );
}

/** Finds the project's folder: the one named, or the nearest above `cwd` that holds `regions.yaml`. */
export function locateProject(cwd: string, options: ProjectOptions): ProjectFiles | undefined {
  const root = options.root === undefined ? searchUpward(cwd) : resolve(cwd, options.root);
  if (root === undefined || !existsSync(root)) return undefined;
  return {
    root,
    regionsFile: options.regions === undefined ? ownFiles.regions : resolve(cwd, options.regions),
    libraryFile: options.library === undefined ? ownFiles.library : resolve(cwd, options.library),
  };
}

/** What a path leads to; a device, a pipe or a socket is `other`, which may have no end. */
export function pathKind(path: string): 'file' | 'folder' | 'other' | 'nothing' {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 'nothing';
  if (found.isDirectory()) return 'folder';
  return found.isFile() ? 'file' : 'other';
}

function searchUpward(start: string): string | undefined {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    if (existsSync(join(folder, ownFiles.regions))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}
