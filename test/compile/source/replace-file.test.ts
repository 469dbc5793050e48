import fs, { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFiles } from '../../../cli/compile/source/replace-file.ts';

/** The file that no other can be moved to while that holds something new. */
let blockedPath = '';
const { renameSync } = fs;

function renameUnlessBlocked(from: fs.PathLike, to: fs.PathLike): void {
  if (to === blockedPath && readFileSync(from, 'utf8') === 'new') throw new Error('EIO');
  renameSync(from, to);
}

/**
 * Files of tests share the modules that they import, so that what is mocked for one has been
 * imported before.
 */
function setRename(rename: typeof renameSync): void {
  fs.renameSync = rename;
  syncBuiltinESMExports();
}

let root = '';
let paths: readonly string[] = [];
beforeEach(() => {
  setRename(renameUnlessBlocked);
  root = mkdtempSync(join(tmpdir(), 'career-site-replace-'));
  paths = ['a.yaml', 'b.yaml'].map((name) => join(root, name));
  for (const path of paths) writeFileSync(path, 'old');
});
afterEach(() => {
  setRename(renameSync);
  blockedPath = '';
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
  blockedPath = paths[failing] ?? '';
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
