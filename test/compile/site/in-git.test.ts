import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { isInGit } from '../../../cli/compile/site/cache/in-git.ts';
import { initRepository } from '../../git-repository.ts';

/** A repository that keeps some files. */
function repositoryOf(...paths: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'career-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  initRepository(root);
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path);
  }
  execaSync('git', ['add', '.'], { cwd: root });
  return root;
}

test('a folder is in git where git keeps a file of it', () => {
  const root = repositoryOf('a.txt', 'project/.career-site/cache/results');
  expect(isInGit(join(root, 'project/.career-site'))).toBe(true);
});

test('a folder beside what git keeps is not', () => {
  const root = repositoryOf('regions.yaml', '.career-site-notes', 'other/.career-site/results');
  expect(isInGit(join(root, '.career-site'))).toBe(false);
});

test('further work trees have an index of their own', () => {
  const root = repositoryOf('results');
  execaSync('git', ['commit', '--quiet', '-m', 'results'], { cwd: root });
  execaSync('git', ['worktree', 'add', '--quiet', 'tree'], { cwd: root });
  const tree = join(root, 'tree');
  mkdirSync(join(tree, '.career-site'));
  writeFileSync(join(tree, '.career-site/results'), '');
  expect(isInGit(join(tree, '.career-site'))).toBe(false);
  execaSync('git', ['add', '.'], { cwd: tree });
  expect(isInGit(join(tree, '.career-site'))).toBe(true);
});

test('without a repository, or an index that can be read, nothing is in git', () => {
  const root = repositoryOf('.career-site/results');
  const results = join(root, '.career-site');
  writeFileSync(join(root, '.git/index'), 'DIRC and no more');
  expect(isInGit(results)).toBe(false);
  rmSync(join(root, '.git'), { recursive: true });
  expect(isInGit(results)).toBe(false);
});
