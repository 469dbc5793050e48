import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Progress } from './verify-live.ts';

/** Remembers nothing beyond this run. */
export function createProgress(): Progress {
  return new Set<string>();
}

/** Keeps addresses in a file, each in a line, below the hash of the build that they belong to; another build begins anew. */
export function openProgress(path: string, build: string): Progress {
  const [first, ...known] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  if (first !== build) writeFileSync(path, `${build}\n`);
  const addresses = new Set(first === build ? known : []);
  return {
    has: (address) => addresses.has(address),
    add: (address) => appendFileSync(path, `${address}\n`),
  };
}
