import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderInRepository } from '../../cli/compile/project.ts';

/** A folder with this one below it. */
function folderWith(below: string): string {
  const top = mkdtempSync(join(tmpdir(), 'career-site-project-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  mkdirSync(join(top, below), { recursive: true });
  return top;
}

test('a project in a folder of its repository is named from the top of that', () => {
  const top = folderWith('web/site');
  mkdirSync(join(top, '.git'));
  expect(folderInRepository(join(top, 'web/site'))).toBe('web/site/');
  expect(folderInRepository(top)).toBe('');
});

test('a worktree, whose .git is a file, is a repository as well', () => {
  const top = folderWith('site');
  writeFileSync(join(top, '.git'), 'gitdir: elsewhere\n');
  expect(folderInRepository(join(top, 'site'))).toBe('site/');
});

test('a project in no repository is its own top', () => {
  expect(folderInRepository(folderWith('site'))).toBe('');
});
