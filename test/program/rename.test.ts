import { existsSync, readFileSync } from 'node:fs';
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
