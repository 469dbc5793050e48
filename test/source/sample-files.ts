import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Files of their own, since what the project's say is its marketers' to change. */
export function readSample(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../fixtures/slips/${file}`, import.meta.url)), 'utf8');
}
