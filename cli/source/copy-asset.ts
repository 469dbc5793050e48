import { constants, copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies an asset to a path where nothing is; false where something is there. Paths are below the root. */
export function copyAsset(root: string, from: string, to: string): boolean {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  try {
    copyFileSync(join(root, from), join(root, to), constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

export function removeAsset(root: string, path: string): void {
  rmSync(join(root, path));
}
