import { relative, resolve, sep } from 'node:path';
import { programRoot } from '../emit/tools.ts';
import type { Project } from '../project.ts';

/** What a changed file is to the site. */
export type ChangeKind =
  'content' | 'asset' | 'styles' | 'scripts' | 'examples' | 'tools' | 'templates' | 'schemas';

/** A file that was added, changed or removed. */
export interface Change {
  readonly kind: ChangeKind;
  /** Below the project's or the program's folder, with forward slashes. */
  readonly path: string;
}

/** Folders of the program, by what their files are; the first that fits counts. */
const programPlaces: readonly (readonly [pattern: RegExp, kind: ChangeKind])[] = [
  [/^runtime\/dev\//, 'tools'],
  [/^runtime\/components\/[^/]+\/examples\.tsx$/, 'examples'],
  [/^runtime\/styles\//, 'styles'],
  [/^runtime\/.*\.tsx?$/, 'scripts'],
  [/^templates\//, 'templates'],
  [/^cli\/schema\/.*\.json$/, 'schemas'],
];

/** The files and folders to watch; those that do not exist may come to. */
export function watchedPaths(project: Project): readonly string[] {
  const own = [project.regionsFile, project.libraryFile, 'assets'];
  const program = ['runtime', 'templates', 'cli/schema'];
  return [
    ...own.map((path) => resolve(project.root, path)),
    ...program.map((path) => resolve(programRoot, path)),
  ];
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
  return kind && { kind, path };
}
