import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { bundleFolder, programRoot } from '../../compile/program-folder.ts';
import type { Project } from '../../compile/project.ts';
import { once } from '../../compile/values/once.ts';
import { fileState } from '../../compile/source/read.ts';
import { errorCode } from '../../compile/values/error-code.ts';

/** What a changed file is to the site. */
export type ChangeKind = 'content' | 'asset' | 'styles' | 'scripts' | 'program';

/** A file that was added, changed or removed. */
export interface FileChange {
  readonly kind: ChangeKind;
  /** Below the project's or the program's folder, with forward slashes. */
  readonly path: string;
}

/** Folders of the program, by what their files are; the first that fits counts. */
const programPlaces: readonly (readonly [pattern: RegExp, kind: ChangeKind])[] = [
  [/^runtime\/styles\//, 'styles'],
  [/^runtime\/.*\.tsx?$/, 'scripts'],
  [/^cli\/.*\.(?:tsx?|css|json)$/, 'program'],
];

/** Folders of the program, whose edits are followed too. */
export const programFolders = ['runtime', 'cli'].map((path) => resolve(programRoot, path));

function placesOf({ root, regionsFile, libraryFile }: Project): readonly string[] {
  return ['assets', regionsFile, libraryFile].map((path) => resolve(root, path));
}

function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}

function isOnTheWay(path: string, places: readonly string[]): boolean {
  return places.some((place) => isWithin(path, place) || isWithin(place, path));
}

/** Says what a file is by its absolute path; undefined for one that has no part in the site. */
export function classifyChange(file: string, project: Project): FileChange | undefined {
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
  // The command line knows some of the runtime too, such as how figures are written: only another
  // program follows their edits.
  return kind && { kind: ownSources().has(path) ? 'program' : kind, path };
}

/** Sources of the bundled program; empty where it runs from its sources. */
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

/** Milliseconds in which chokidar drops events of a file; its own limits are 5 and 50. */
const throttleMs = 60;

export type Watching = Awaited<ReturnType<typeof watchProject>>;

/**
 * Watches what the site is made from. All that changed while earlier changes were being taken in
 * comes as one batch, so that a checkout of many files does not queue up.
 *
 * @param take Never called while a call of it is under way; it must not throw.
 * @param folders What is watched besides the project.
 */
export async function watchProject(
  project: Project,
  take: (changes: readonly FileChange[]) => Promise<void>,
  folders: readonly string[] = [],
) {
  const pending = new Map<string, FileChange>();
  const taken = new Map<string, string | undefined>();
  const timers = new Set<NodeJS.Timeout>();
  let isTaking = false;
  const drain = async (): Promise<void> => {
    if (isTaking) return;
    isTaking = true;
    while (pending.size > 0) {
      const batch = [...pending];
      pending.clear();
      for (const [file] of batch) taken.set(file, fileState(file));
      await take(batch.map(([, change]) => change));
    }
    isTaking = false;
  };
  const add = (file: string, change: FileChange): void => {
    pending.set(file, change);
    void drain();
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!pending.has(file) && fileState(file) !== taken.get(file)) add(file, change);
    }, throttleMs);
    timers.add(timer);
  };
  // Waiting until a file has not grown for a while would cost more than all else together; a
  // half-written one is read again.
  const places = [...placesOf(project), ...folders];
  // Of the folders around them: a watch of a file itself ends where an editor replaces it.
  const watcher = watch(places.map(dirname), {
    ignoreInitial: true,
    atomic: true,
    ignored: (path) => !isOnTheWay(resolve(path), places),
  });
  watcher.on('error', throwUnlessUnreadable);
  watcher.on('all', (_event, path) => {
    const change = classifyChange(path, project);
    if (change !== undefined) add(resolve(path), change);
  });
  await new Promise<void>((ready) => {
    watcher.once('ready', ready);
  });
  return {
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      return watcher.close();
    },
  };
}

/** A file that cannot be read, such as a link to itself, is reported where it is used. */
function throwUnlessUnreadable(error: unknown): void {
  const codes: readonly unknown[] = ['ELOOP', 'EACCES', 'EPERM'];
  if (!codes.includes(errorCode(error))) throw error;
}
