import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The output folder holds something that no build made, so that replacing it could lose a person's files. */
export class ForeignFolderError extends Error {}

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

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}
