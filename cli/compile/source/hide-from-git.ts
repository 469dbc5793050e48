import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps a folder, and all that is put into it, out of `git add --all`. */
export function hideFromGit(folder: string): void {
  try {
    writeFileSync(join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
}
