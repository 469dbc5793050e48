import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { OutputError } from '../../../cli/diagnostics/command-errors.ts';
import { openRepository } from '../../../cli/author/git/repository.ts';
import { initRepository } from '../../git-repository.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-git-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A folder with a commit of one file, until the end of the test. */
function committed(): string {
  const folder = emptyFolder();
  initRepository(folder);
  writeFileSync(join(folder, 'regions.yaml'), 'version: 1\n');
  execaSync('git', ['add', '.'], { cwd: folder });
  execaSync('git', ['commit', '--quiet', '--message', 'Begin'], { cwd: folder });
  return folder;
}

test('a checkout of another account is no folder without a repository: git says why', async () => {
  const folder = committed();
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  await expect(openRepository(folder)).rejects.toThrow(/dubious ownership/);
  await expect(openRepository(folder)).rejects.toThrow(OutputError);
});

test('a folder in no repository has none', async () => {
  expect(await openRepository(emptyFolder())).toBeUndefined();
});

/** A commit that keeps `assets` in a submodule, which is fetched. */
function withSubmodule(): string {
  const folder = committed();
  const git = (...args: readonly string[]) => execaSync('git', args, { cwd: folder });
  git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', committed(), 'assets');
  git('commit', '--quiet', '--message', 'Keep the assets elsewhere');
  return folder;
}

test('what a commit keeps in a submodule is written with it', async () => {
  const repository = await openRepository(withSubmodule());
  const target = emptyFolder();
  await repository?.exportFiles('HEAD', ['assets'], target);
  expect(readFileSync(join(target, 'assets/regions.yaml'), 'utf8')).toBe('version: 1\n');
});

test('a submodule that was not fetched is named, with what fetches it', async () => {
  const folder = withSubmodule();
  execaSync('git', ['submodule', '--quiet', 'deinit', '--force', 'assets'], { cwd: folder });
  const repository = await openRepository(folder);
  await expect(repository?.exportFiles('HEAD', ['assets'], emptyFolder())).rejects.toThrow(
    /^assets is a submodule of git, and its commit [0-9a-f]{7} .* `git submodule update --init`/,
  );
});

test('files that cannot be written are an error, and not missing in the commit', async () => {
  const folder = committed();
  const repository = await openRepository(folder);
  mkdirSync(join(folder, 'target/.index.lock'), { recursive: true });
  const target = join(folder, 'target');
  await expect(repository?.exportFiles('HEAD', ['regions.yaml'], target)).rejects.toThrow(
    OutputError,
  );
});
