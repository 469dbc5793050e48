import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withExampleWords, withLibraryWords } from '../example-words.ts';

test('the words of the sound regions.yaml are the examples of the schema; update with `-u`', async () => {
  const path = fileURLToPath(new URL('../fixtures/base/regions.yaml', import.meta.url));
  await expect(withExampleWords(readFileSync(path, 'utf8'))).toMatchFileSnapshot(path);
});

test('the words of the sound library.yaml are the examples of the schema; update with `-u`', async () => {
  const path = fileURLToPath(new URL('../fixtures/base/library.yaml', import.meta.url));
  await expect(withLibraryWords(readFileSync(path, 'utf8'))).toMatchFileSnapshot(path);
});
