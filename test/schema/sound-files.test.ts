import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withExampleWords, withLibraryWords } from '../example-words.ts';
import { reportedInLibrary, reportedInRegions, validatedRegions } from './written-file.ts';

test('a sound regions.yaml is reported nothing of', () => {
  expect(reportedInRegions()).toEqual([]);
});

test('a sound library.yaml is reported nothing of', () => {
  expect(reportedInLibrary()).toEqual([]);
});

test('the value of a sound file is what is written in it', () => {
  const [value] = validatedRegions();
  expect(value?.regions['nevada']).toEqual({ code: 'NV', name: 'Nevada' });
});

test('a file with an error has no value', () => {
  const [value] = validatedRegions(['accent: harbor', 'accent: harbour']);
  expect(value).toBeUndefined();
});

test('a file with a mere warning has its value', () => {
  const [value] = validatedRegions([
    'upgradeTitle: More for your classroom',
    'upgradeTitle: 2026-01-05',
  ]);
  expect(value?.defaults.upgradeTitle).toBe('2026-01-05');
});

test.each(['base', 'slips'])(
  'the words of the sound regions.yaml in %s are the examples of the schema; update with `-u`',
  async (folder) => {
    const path = fileURLToPath(new URL(`../fixtures/${folder}/regions.yaml`, import.meta.url));
    await expect(withExampleWords(readFileSync(path, 'utf8'))).toMatchFileSnapshot(path);
  },
);

test('the words of the sound library.yaml are the examples of the schema; update with `-u`', async () => {
  const path = fileURLToPath(new URL('../fixtures/base/library.yaml', import.meta.url));
  await expect(withLibraryWords(readFileSync(path, 'utf8'))).toMatchFileSnapshot(path);
});
