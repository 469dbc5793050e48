import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HashedFile } from '../site/output-file.ts';
import type { Retained } from '../site/publication/earlier-output.ts';
import { readRetained, retainedFile } from '../site/publication/earlier-output.ts';
import { listFiles, parseManifest } from './built-output.ts';

/** A folder that was deployed, the whole output or one of its web roots, and what a build wrote for it. */
export interface DeployedFolder {
  /** By their paths below the folder, as all others here. */
  readonly files: readonly Pick<HashedFile, 'path' | 'hash'>[];
  /** What is kept of earlier builds. */
  readonly retained: Retained;
  /** Paths of all files that are there, but for the lists of an output. */
  readonly paths: ReadonlySet<string>;
  readBytes(path: string): Uint8Array;
}

/** Why a folder cannot be compared with a manifest. */
export type NotDeployed = 'no folder' | 'no manifest' | 'other manifest' | 'other build';

/**
 * Opens a deployed folder with the manifest of its build, and the list of what that kept beside it. Where no manifest
 * is named, the folder is a whole output and has its own.
 */
export function openDeployedFolder(
  folder: string,
  named: string | undefined,
): DeployedFolder | NotDeployed {
  if (!isFolder(folder)) return 'no folder';
  const manifestFile = named ?? join(folder, 'manifest.json');
  if (!existsSync(manifestFile) || isFolder(manifestFile)) return 'no manifest';
  const manifest = parseManifest(readFileSync(manifestFile, 'utf8'));
  if (manifest === undefined) return 'other manifest';
  const paths = listFiles(folder);
  const part = named === undefined ? '' : findPart(manifest.files, paths);
  if (part === undefined) return 'other build';
  const lists = part === '' ? ['manifest.json', retainedFile] : [];
  return {
    files: manifest.files.flatMap(({ path, hash }) =>
      below(part, path).map((inside) => ({ path: inside, hash })),
    ),
    retained: retainedBelow(part, readRetained(dirname(manifestFile))),
    paths: new Set([...paths].filter((path) => !lists.includes(path))),
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
