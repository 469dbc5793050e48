import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceFile } from '../cli/compile/source/replace-file.ts';
import { withExampleWords, withLibraryWords } from './example-words.ts';

const written = fileURLToPath(new URL('fixtures/base', import.meta.url));

/**
 * A small project in which nothing is wrong: what `test/fixtures/base` says, with the words of the
 * schema's examples.
 */
export const base = fileURLToPath(new URL('../.build/base', import.meta.url));

/**
 * Writes it before the first test. Other runs of tests may be reading it, so that what is as it
 * should be stays as it is.
 */
export function setup(): void {
  mkdirSync(base, { recursive: true });
  cpSync(join(written, 'assets'), join(base, 'assets'), { recursive: true, force: false });
  for (const [name, withWords] of Object.entries(files)) {
    const text = withWords(readFileSync(join(written, name), 'utf8'));
    const path = join(base, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) replaceFile(path, text);
  }
}

const files = { 'regions.yaml': withExampleWords, 'library.yaml': withLibraryWords };
