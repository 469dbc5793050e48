import { rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file under a name that nothing has, so that no link is followed, and leaves no part of it where that fails.
 * The error of the system then names the file, as people know it: by itself it names what cannot be opened, and not
 * what cannot be written to the end.
 */
export function writeNewFile(path: string, contents: Uint8Array | string, knownAs = path): void {
  try {
    writeFileSync(path, contents, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!('code' in error) || error.code !== 'EEXIST') rmSync(path, { force: true });
    throw Object.assign(error, { path: knownAs });
  }
}
