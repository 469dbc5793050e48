import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makers } from '../../../cli/author/diff/open-versions.ts';

test('the folders that pages are made by are all there', () => {
  expect(makers.filter((folder) => !existsSync(folder))).toEqual([]);
});
