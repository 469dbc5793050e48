import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeNewFile } from '../source/write-new-file.ts';

/** The text of a file; undefined where there is none. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Atomic, so that a command that runs in parallel finds the old file or the new one. */
export function replaceFile(path: string, text: string): void {
  const next = `${path}.${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true });
  writeNewFile(next, text, path);
  renameSync(next, path);
}
