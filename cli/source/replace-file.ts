import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeNewFile } from './write-new-file.ts';

/** The text of a file; undefined where there is none. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Atomic, so that a command that runs in parallel finds the old file or the new one. `mode` are the permissions of the new
 * one, where they are not those that the system gives.
 */
export function replaceFile(path: string, text: string, mode?: number): void {
  const next = `${path}.${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true });
  writeNewFile(next, text, path);
  if (mode !== undefined) chmodSync(next, mode);
  renameSync(next, path);
}
