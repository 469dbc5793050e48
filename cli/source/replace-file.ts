import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The text of a file; undefined where there is none. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Atomic, so that a command that runs in parallel finds the old file or the new one.
 *
 * @param mode Permissions of the new file, where they are not those that the system gives.
 */
export function replaceFile(path: string, text: string, mode?: number): void {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.${randomUUID()}`;
  writeNewFile(next, text, path);
  try {
    if (mode !== undefined) chmodSync(next, mode);
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

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
