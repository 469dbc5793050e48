import type * as Fs from 'node:fs';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceFiles } from '../../cli/source/replace-file.ts';

/** The file that no other can be moved to while that holds something new. */
const blocked = vi.hoisted(() => ({ path: '' }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof Fs>();
  const renameSync = (from: string, to: string): void => {
    if (to === blocked.path && fs.readFileSync(from, 'utf8') === 'new') throw new Error('EIO');
    fs.renameSync(from, to);
  };
  return { ...fs, renameSync };
});

let root = '';
let paths: readonly string[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'career-site-replace-'));
  paths = ['a.yaml', 'b.yaml'].map((name) => join(root, name));
  for (const path of paths) writeFileSync(path, 'old');
});
afterEach(() => {
  blocked.path = '';
  rmSync(root, { recursive: true });
});

const replacements = () => paths.map((path) => ({ path, contents: 'new' }));
const texts = () => paths.map((path) => readFileSync(path, 'utf8'));

test('all files are replaced, and nothing is left beside them', () => {
  replaceFiles(replacements());
  expect(texts()).toEqual(['new', 'new']);
  expect(readdirSync(root)).toEqual(['a.yaml', 'b.yaml']);
});

test.each([0, 1])('where file %i cannot take its place, all stay as they were', (failing) => {
  blocked.path = paths[failing] ?? '';
  expect(() => {
    replaceFiles(replacements());
  }).toThrow('EIO');
  expect(texts()).toEqual(['old', 'old']);
  expect(readdirSync(root)).toEqual(['a.yaml', 'b.yaml']);
});

test('where a new file cannot be written, none takes its place', () => {
  expect(() => {
    replaceFiles([...replacements(), { path: join(root, 'no-folder/c.yaml'), contents: 'new' }]);
  }).toThrow('ENOENT');
  expect(texts()).toEqual(['old', 'old']);
  expect(readdirSync(root)).toEqual(['a.yaml', 'b.yaml']);
});
