import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

export interface Replacement {
  readonly path: string;
  readonly contents: string | Uint8Array;
  /** Permissions of the new file, where they are not those that the system gives. */
  readonly mode?: number;
}

/** Atomic, so that a command that runs in parallel finds the old file or the new one. */
export function replaceFile(path: string, contents: Replacement['contents']): void {
  mkdirSync(dirname(path), { recursive: true });
  replaceFiles([{ path, contents }]);
}

/**
 * Replaces all of several files or none: new files are written beside all of them before the first
 * takes its place, and where one cannot, those that took theirs before are put back.
 */
export function replaceFiles(files: readonly Replacement[]): void {
  const staged = files.map((file) => ({ ...file, next: `${file.path}.${randomUUID()}` }));
  const moved: typeof staged = [];
  try {
    for (const { path, contents, mode, next } of staged) {
      writeNewFile(next, contents, path);
      if (mode !== undefined) chmodSync(next, mode);
      if (files.length > 1) copyFileSync(path, `${next}.old`);
    }
    for (const file of staged) {
      renameSync(file.next, file.path);
      moved.push(file);
    }
  } catch (error) {
    for (const { path, next } of moved) renameSync(`${next}.old`, path);
    throw error;
  } finally {
    for (const { next } of staged)
      for (const path of [next, `${next}.old`]) rmSync(path, { force: true });
  }
}

/**
 * Writes a file under a name that nothing has, so that no link is followed, and leaves no part of
 * it where that fails. The error of the system then names the file, as people know it: by itself it
 * names what cannot be opened, and not what cannot be written to the end.
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
