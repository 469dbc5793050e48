import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The output folder holds something that no build made, so that replacing it could lose a person's files. */
export class ForeignFolderError extends Error {}

/** The output folder lies in one that holds what outputs are made from. */
export class SourceFolderError extends Error {
  /** The folder of the project, relative to its root. */
  readonly source: string;

  constructor(source: string) {
    super(source);
    this.source = source;
  }
}

/** A file stands where the output folder, or one above it, belongs. */
export class NoFolderError extends Error {
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/** Throws where no output can be published: on a file, below one, or over the files of a person. */
export function refuseUnfitFolder(folder: string): void {
  const existing = nearestExisting(folder);
  if (!statSync(existing).isDirectory()) throw new NoFolderError(existing);
  if (existing !== folder || existsSync(join(folder, 'manifest.json'))) return;
  if (readdirSync(folder).length > 0) throw new ForeignFolderError(folder);
}

/** What a project, or this program where it is one, is made of. */
const sources = ['assets', 'generated', 'cli', 'runtime', 'templates', 'test', 'tools'] as const;

/** Throws where an output would be taken for a part of the project that it is made from. */
export function refuseSourceFolder(folder: string, root: string): void {
  const source = sources.find((name) => isIn(realPath(folder), realPath(join(root, name))));
  if (source !== undefined) throw new SourceFolderError(source);
}

function isIn(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}

/** Without symbolic links, as far as the path exists. */
function realPath(path: string): string {
  const existing = nearestExisting(path);
  return join(realpathSync(existing), relative(existing, path));
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}
