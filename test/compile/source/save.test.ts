import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSourceFile } from '../../../cli/compile/source/read.ts';
import { saveSourceFile } from '../../../cli/compile/source/save.ts';

let root = '';
let path = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'career-site-save-'));
  path = join(root, 'regions.yaml');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function read() {
  const [file] = readSourceFile(root, 'regions.yaml');
  if (!file) throw new Error('There is no file.');
  return file;
}

test('the byte order mark and the permissions stay', () => {
  writeFileSync(path, '\uFEFFversion: 1\r\n');
  chmodSync(path, 0o640);
  expect(saveSourceFile(root, read(), 'version: 2\r\n')).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe('\uFEFFversion: 2\r\n');
  expect(statSync(path).mode & 0o777).toBe(0o640);
});

test('a link stays one', () => {
  writeFileSync(join(root, 'real.yaml'), 'version: 1\n');
  symlinkSync('real.yaml', path);
  saveSourceFile(root, read(), 'version: 2\n');
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'real.yaml'), 'utf8')).toBe('version: 2\n');
});

test('what somebody saved meanwhile is not lost', () => {
  writeFileSync(path, 'version: 1\n');
  const file = read();
  writeFileSync(path, 'version: 1\nname: Theirs\n');
  expect(saveSourceFile(root, file, 'version: 2\n')).toBe(false);
  expect(readFileSync(path, 'utf8')).toBe('version: 1\nname: Theirs\n');
});
