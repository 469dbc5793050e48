import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildRecord } from '../site/build-record.ts';
import type { HashedFile } from '../site/output-file.ts';
import type { Retained } from '../site/publication/earlier-output.ts';
import { readRetained, recordFile, retainedFile } from '../site/publication/earlier-output.ts';
import type { FolderTree } from '../site/publication/folder-tree.ts';
import { readFolderTree } from '../site/publication/folder-tree.ts';
import { parseBuildRecord } from './built-output.ts';

/** A folder that was deployed, the whole output or one of its web roots, and what a build wrote for it. */
export interface DeployedFolder {
  readonly record: BuildRecord;
  /** By their paths below the folder, as all others here. */
  readonly files: readonly Pick<HashedFile, 'path' | 'hash'>[];
  /** What is kept of earlier builds. */
  readonly retained: Retained;
  /** Paths of all files that are there, but for the lists of an output. */
  readonly paths: ReadonlySet<string>;
  /** What is there and is neither a file nor a folder, such as a link, by its path. */
  readonly special: FolderTree['special'];
  readBytes(path: string): Uint8Array;
}

/** Why a folder cannot be compared with a build record. */
export type NotDeployed = 'no folder' | 'no build record' | 'other build record' | 'other build';

/**
 * Opens a deployed folder with the record of its build, and the list of what that kept next to it. Where no record is
 * named, the folder is a whole output and has its own.
 */
export function openDeployedFolder(
  folder: string,
  named: string | undefined,
): DeployedFolder | NotDeployed {
  if (!isFolder(folder)) return 'no folder';
  const tree = readFolderTree(folder);
  if (named === undefined && !tree.files.has(recordFile)) return 'no build record';
  const recordPath = named ?? join(folder, recordFile);
  if (!existsSync(recordPath) || isFolder(recordPath)) return 'no build record';
  const record = parseBuildRecord(readFileSync(recordPath, 'utf8'));
  if (record === undefined) return 'other build record';
  const part = named === undefined ? '' : findPart(record.files, tree.files);
  if (part === undefined) return 'other build';
  const lists = part === '' ? [recordFile, retainedFile] : [];
  return {
    record,
    files: record.files.flatMap(({ path, hash }) =>
      below(part, path).map((inside) => ({ path: inside, hash })),
    ),
    retained: retainedBelow(part, readRetained(dirname(recordPath))),
    paths: new Set([...tree.files].filter((path) => !lists.includes(path))),
    special: tree.special,
    readBytes: (path) => readFileSync(join(folder, path)),
  };
}

/** The part of an output that most of a folder's files are of: `` for the whole, else a web root such as `main/`. */
function findPart(files: DeployedFolder['files'], paths: ReadonlySet<string>): string | undefined {
  let best: { readonly part?: string; readonly found: number } = { found: 0 };
  for (const part of ['', 'main/', 'library/']) {
    const expected = files.flatMap(({ path }) => below(part, path));
    const found = expected.filter((path) => paths.has(path)).length;
    if (found > best.found) best = { part, found };
  }
  return best.part;
}

function retainedBelow(part: string, { generations, hashes }: Retained): Retained {
  return {
    generations: generations.map((paths) => paths.flatMap((path) => below(part, path))),
    hashes: new Map(
      [...hashes].flatMap(([path, hash]) =>
        below(part, path).map((inside): [string, string] => [inside, hash]),
      ),
    ),
  };
}

/** A path of the output as it is below a part of it; nothing where it lies elsewhere. */
function below(part: string, path: string): readonly string[] {
  return path.startsWith(part) ? [path.slice(part.length)] : [];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
