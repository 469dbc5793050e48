import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { bundleFolder, programRoot } from '../emit/program-folder.ts';
import type { Project } from '../project.ts';
import { once } from '../resolve/once.ts';

/** What a changed file is to the site. */
export type ChangeKind = 'content' | 'asset' | 'styles' | 'scripts' | 'tools' | 'program';

/** A file that was added, changed or removed. */
export interface Change {
  readonly kind: ChangeKind;
  /** Below the project's or the program's folder, with forward slashes. */
  readonly path: string;
}

/** Folders of the program, by what their files are; the first that fits counts. */
const programPlaces: readonly (readonly [pattern: RegExp, kind: ChangeKind])[] = [
  [/^runtime\/dev\//, 'tools'],
  [/^runtime\/styles\//, 'styles'],
  [/^runtime\/.*\.tsx?$/, 'scripts'],
  [/^cli\/.*\.(?:ts|json)$/, 'program'],
];

/** What to watch. */
export interface WatchedPlaces {
  /** With all that is in them. */
  readonly trees: readonly string[];
  /** The folders that hold the YAML: a watch of a file itself ends where an editor replaces it. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

export function watchedPlaces({ root, regionsFile, libraryFile }: Project): WatchedPlaces {
  const files = [regionsFile, libraryFile].map((path) => resolve(root, path));
  const program = ['runtime', 'cli'].map((path) => resolve(programRoot, path));
  return {
    trees: [resolve(root, 'assets'), ...program],
    folders: files.map((file) => dirname(file)),
    files,
  };
}

/** Whether a file or folder is among the places that are watched. */
export function isWatched(path: string, { trees, folders, files }: WatchedPlaces): boolean {
  const isInTree = trees.some((tree) => path === tree || path.startsWith(tree + sep));
  return isInTree || folders.includes(path) || files.includes(path);
}

/** Says what a file is by its absolute path; undefined for one that has no part in the site. */
export function classifyChange(file: string, project: Project): Change | undefined {
  const below = (folder: string): string => relative(folder, file).replaceAll(sep, '/');
  const content = [project.regionsFile, project.libraryFile];
  if (content.some((path) => resolve(project.root, path) === file)) {
    return { kind: 'content', path: below(project.root) };
  }
  if (below(project.root).startsWith('assets/')) {
    return { kind: 'asset', path: below(project.root) };
  }
  const path = below(programRoot);
  const kind = programPlaces.find(([pattern]) => pattern.test(path))?.[1];
  // The command line knows some of the runtime too, such as how figures are written: only another program follows their edits.
  return kind && { kind: ownSources().has(path) ? 'program' : kind, path };
}

/** The files that this program was bundled from, below its folder; none where it runs from sources. */
const ownSources = once((): ReadonlySet<string> => {
  try {
    const record: { readonly sources: readonly string[] } = JSON.parse(
      readFileSync(join(bundleFolder, 'sources.json'), 'utf8'),
    );
    return new Set(record.sources);
  } catch {
    return new Set();
  }
});
