import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { isInGit } from '../../cli/site/cache/git-index.ts';
import { initRepository } from '../git-repository.ts';

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

test.each(['a', 'name-of-7', 'name-of-10', 'a name/of two words', 'ä'])(
  'a folder of which git keeps a file, after one called %s, is in git',
  (first) => {
    const root = repositoryOf(`${first}.txt`, 'project/.career-site/cache/results', 'z.txt');
    expect(isInGit(join(root, 'project/.career-site'))).toBe(true);
  },
);

test('a folder is found in an index whose paths say only where they differ', () => {
  const long = 'a'.repeat(200);
  const paths = [`${long}/ä.txt`, `${long}b.txt`, 'project/.career-notes', 'z.txt'];
  const shorten = (root: string) =>
    execaSync('git', ['update-index', '--index-version', '4'], { cwd: root });
  const kept = repositoryOf(...paths, 'project/.career-site/cache/results');
  shorten(kept);
  expect(isInGit(join(kept, 'project/.career-site'))).toBe(true);
  const apart = repositoryOf(...paths, 'other/.career-site/cache/results');
  shorten(apart);
  expect(isInGit(join(apart, 'project/.career-site'))).toBe(false);
});

test('a folder beside what git keeps is not', () => {
  const root = repositoryOf('regions.yaml', '.career-site-notes', 'other/.career-site/results');
  expect(isInGit(join(root, '.career-site'))).toBe(false);
});

test('a file that is to be added is in git, and the one after it too', () => {
  const root = repositoryOf('z/results');
  writeFileSync(join(root, 'a.txt'), '');
  execaSync('git', ['add', '--intent-to-add', 'a.txt'], { cwd: root });
  expect(isInGit(join(root, 'z'))).toBe(true);
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
  const root = repositoryOf();
  const results = join(root, '.career-site');
  expect(isInGit(results)).toBe(false);
  writeFileSync(join(root, '.git/index'), 'DIRC and no more');
  expect(isInGit(results)).toBe(false);
});
