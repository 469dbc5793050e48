import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../values/error-code.ts';

/** Keeps a folder, and all that is put into it, out of `git add --all`. */
export function hideFromGit(folder: string): void {
  try {
    writeFileSync(join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
