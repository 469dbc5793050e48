import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withExampleWords, withLibraryWords } from '../example-words.ts';

const known = new Map<string, string>();

/** Files of their own, since what the project's say is its marketers' to change; the words of pages are the schema's examples. */
export function readSample(file: string): string {
  const text = known.get(file) ?? withWords(file);
  known.set(file, text);
  return text;
}

function withWords(file: string): string {
  const path = fileURLToPath(new URL(`../fixtures/slips/${file}`, import.meta.url));
  const text = readFileSync(path, 'utf8');
  return file === 'regions.yaml' ? withExampleWords(text) : withLibraryWords(text);
}
