import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../values/error-code.ts';

export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** What a file is to hold: whole, or in parts that are asked for one by one. */
type Contents = string | Uint8Array | Iterable<Uint8Array>;

export interface Replacement {
  readonly path: string;
  readonly contents: Contents;
  /** Permissions of the new file, where they are not those that the system gives. */
  readonly mode?: number;
}

/** Atomic, so that a command that runs in parallel finds the old file or the new one. */
export function replaceFile(path: string, contents: Replacement['contents']): void {
  mkdirSync(dirname(path), { recursive: true });
  replaceFiles([{ path, contents }]);
}

/** All files or none: new ones are written first, and where one fails, old ones put back. */
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

/** Follows no link, and leaves no part of a file. Errors name it as people know it. */
export function writeNewFile(path: string, contents: Contents, knownAs = path): void {
  try {
    const isWhole = typeof contents === 'string' || contents instanceof Uint8Array;
    if (isWhole) writeFileSync(path, contents, { flag: 'wx' });
    else writeParts(path, contents);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (errorCode(error) !== 'EEXIST') rmSync(path, { force: true });
    throw Object.assign(error, { path: knownAs });
  }
}

function writeParts(path: string, parts: Iterable<Uint8Array>): void {
  const file = openSync(path, 'wx');
  try {
    for (const part of parts) writeFileSync(file, part);
  } finally {
    closeSync(file);
  }
}
