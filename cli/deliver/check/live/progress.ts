import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The requests that were answered as built. */
export interface Progress {
  has(request: string): boolean;
  add(request: string): void;
}

/**
 * Keeps requests in a file, whose folder is made, each in a line, below the hash of the build that
 * they belong to; another build begins anew.
 *
 * @param resume Whether to go on with what is there.
 */
export function openProgress(path: string, build: string, resume: boolean): Progress {
  const [first, ...known] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const goesOn = resume && first === build;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!goesOn) writeFileSync(path, `${build}\n`);
  const requests = new Set(goesOn ? known : []);
  return {
    has: (request) => requests.has(request),
    add: (request) => appendFileSync(path, `${request}\n`),
  };
}
