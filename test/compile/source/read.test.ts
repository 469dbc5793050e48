import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rangeOf } from '../../../cli/diagnostics/span.ts';
import { readSourceFile } from '../../../cli/compile/source/read.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'career-site-read-'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

function read(content: string | Buffer) {
  writeFileSync(join(root, 'regions.yaml'), content);
  return readSourceFile(root, 'regions.yaml');
}

/** Code and position of the only thing that is reported for a file. */
function problemOf(content: string | Buffer) {
  const [file, [problem]] = read(content);
  expect(file).toBeUndefined();
  return problem && { code: problem.code, ...rangeOf(problem.span).start };
}

test('the text is that of the file', () => {
  const [file] = read('version: 1\nname: Café\n');
  expect(file?.text).toBe('version: 1\nname: Café\n');
});

test('a byte order mark is no part of the text', () => {
  const [file, diagnostics] = read('\uFEFFversion: 1\n');
  expect(file?.text).toBe('version: 1\n');
  expect(diagnostics).toEqual([]);
});

test('line ends of Windows stay, and divide lines', () => {
  const [file] = read('a: 1\r\nb: 2\r\n');
  expect(file?.lineStarts).toEqual([0, 6, 12]);
});

test('a path below the root is shown relative to it, however it is given', () => {
  read('version: 1\n');
  expect(readSourceFile(root, join(root, 'regions.yaml'))[0]?.path).toBe('regions.yaml');
});

test('a path outside the root is shown as it is given', () => {
  read('version: 1\n');
  const path = join(root, 'regions.yaml');
  expect(readSourceFile(join(root, 'site'), path)[0]?.path).toBe(path);
});

test('a file that does not exist is reported', () => {
  expect(readSourceFile(root, 'other.yaml')[1].map(({ code }) => code)).toEqual(['file-not-found']);
});

test('a file below a file does not exist', () => {
  read('version: 1\n');
  const [, diagnostics] = readSourceFile(root, 'regions.yaml/other.yaml');
  expect(diagnostics.map(({ code }) => code)).toEqual(['file-not-found']);
});

test('a folder is distinguished from a file', () => {
  mkdirSync(join(root, 'folder'));
  expect(readSourceFile(root, 'folder')[1][0]?.message).toContain('folder is a folder');
});

test('the first byte that is not UTF-8 is found behind characters of several bytes', () => {
  const content = Buffer.concat([Buffer.from('a: é€😀'), Buffer.from([0x92]), Buffer.from('s\n')]);
  expect(problemOf(content)).toEqual({ code: 'not-utf8', line: 1, column: 8 });
});

test('the sign that stands for such a byte may be written itself', () => {
  const content = Buffer.concat([Buffer.from('a: \uFFFD é'), Buffer.from([0x92])]);
  expect(problemOf(content)).toEqual({ code: 'not-utf8', line: 1, column: 7 });
});

test.each([
  ['a character that is cut off at the end', [0xe2, 0x82]],
  ['a character written longer than it needs', [0xc0, 0xaf]],
  ['half of a pair for UTF-16', [0xed, 0xa0, 0x80]],
  ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ['a byte that continues nothing', [0x80]],
])('%s is not UTF-8', (_, bytes) => {
  const content = Buffer.concat([Buffer.from('a: 1\nb: '), Buffer.from(bytes)]);
  expect(problemOf(content)).toEqual({ code: 'not-utf8', line: 2, column: 4 });
});

test('the character that Windows meant is named', () => {
  const [, [problem]] = read(Buffer.from('title: Nevada\x92s', 'latin1'));
  expect(problem?.message).toContain('meant as "’"');
});

test('a file saved as UTF-16 is reported by that name', () => {
  const [, [problem]] = read(Buffer.from('\uFEFFversion: 1', 'utf16le'));
  expect(problem?.message).toContain('UTF-16');
});

test('a device, which may have no end, is not read', () => {
  const [file, [problem]] = readSourceFile(root, '/dev/zero');
  expect(file).toBeUndefined();
  expect(problem).toMatchObject({
    code: 'file-unreadable',
    message: expect.stringContaining('/dev/zero is a device or a pipe'),
  });
});

test('a link is followed inside of the project, and not out of it', () => {
  read('version: 1\n');
  mkdirSync(join(root, 'inner'));
  symlinkSync(join(root, 'regions.yaml'), join(root, 'inner/link.yaml'));
  expect(readSourceFile(root, 'inner/link.yaml')[0]?.text).toBe('version: 1\n');
  const [file, [problem]] = readSourceFile(join(root, 'inner'), 'link.yaml');
  expect(file).toBeUndefined();
  expect(problem).toMatchObject({
    code: 'file-unreadable',
    message: expect.stringContaining('is a link that leaves the project'),
  });
});
