import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from '../../cli/source/replace-file.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'career-site-replace-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('a file is replaced, and nothing is left beside it', () => {
  const path = join(root, 'a.yaml');
  writeFileSync(path, 'old');
  replaceFile(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(readdirSync(root)).toEqual(['a.yaml']);
});

test('where the new file cannot take its place, all stays as it was', () => {
  mkdirSync(join(root, 'a.yaml/inside'), { recursive: true });
  expect(() => {
    replaceFile(join(root, 'a.yaml'), 'new');
  }).toThrow();
  expect(readdirSync(root)).toEqual(['a.yaml']);
});
