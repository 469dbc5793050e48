import { expect, test } from 'vitest';
import { reportedInLibrary, reportedInRegions, validatedRegions } from './written-file.ts';

test('a sound regions.yaml has no diagnostics', () => {
  expect(reportedInRegions()).toEqual([]);
});

test('a sound library.yaml has no diagnostics', () => {
  expect(reportedInLibrary()).toEqual([]);
});

test('the value of a sound file is what it says', () => {
  const [value] = validatedRegions();
  expect(value?.regions['nevada']).toEqual({ code: 'NV', name: 'Nevada' });
});

test('a file with an error has no value', () => {
  const [value] = validatedRegions(['accent: harbor', 'accent: harbour']);
  expect(value).toBeUndefined();
});

test('a file with only a warning has a value', () => {
  const [value] = validatedRegions([
    'upgradeTitle: More for your classroom',
    'upgradeTitle: 2026-01-05',
  ]);
  expect(value?.defaults.upgradeTitle).toBe('2026-01-05');
});
