import { expect, test } from 'vitest';
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
