import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../copied-project.ts';
import { temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

test('rename changes the names and no other byte, and the project stays sound', async () => {
  const root = temporaryFolder();
  copyProject(root);
  const read = () => readFileSync(join(root, 'regions.yaml'), 'utf8');
  const before = read();
  const asset = ['rename', 'asset', 'assets/sites/libraries.svg', 'assets/partners/books.svg'];
  expect((await runCommand(asset, root)).exitCode).toBe(0);
  expect(read()).toBe(before.replaceAll('assets/sites/libraries.svg', 'assets/partners/books.svg'));
  expect(existsSync(join(root, 'assets/partners/books.svg'))).toBe(true);
  expect(existsSync(join(root, 'assets/sites/libraries.svg'))).toBe(false);
  expect((await runCommand(['validate'], root)).exitCode).toBe(0);
});

test.each([
  ['before it wrote the YAML', false],
  ['before it removed the file', true],
])('one that was killed %s is finished by the same command', async (_, isWritten) => {
  const root = temporaryFolder();
  copyProject(root);
  const [from, to] = ['assets/sites/libraries.svg', 'assets/sites/books.svg'];
  const yaml = join(root, 'regions.yaml');
  const renamed = readFileSync(yaml, 'utf8').replaceAll(from, to);
  copyFileSync(join(root, from), join(root, to));
  if (isWritten) writeFileSync(yaml, renamed);

  const run = await runCommand(['rename', 'asset', from, to], root);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  expect(readFileSync(yaml, 'utf8')).toBe(renamed);
  expect([from, to].map((path) => existsSync(join(root, path)))).toEqual([false, true]);
});

test('another file is never taken for one that was left', async () => {
  const root = temporaryFolder();
  copyProject(root);
  writeFileSync(join(root, 'assets/sites/books.svg'), '<svg/>');
  const asset = ['rename', 'asset', 'assets/sites/libraries.svg', 'assets/sites/books.svg'];
  const { exitCode, stderr } = await runCommand(asset, root);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('There is a file assets/sites/books.svg already.');
});
