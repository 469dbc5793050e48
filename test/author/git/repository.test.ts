import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** A folder with a commit of one file, until the end of the test. */
function committed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-git-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
  const folder = mkdtempSync(join(tmpdir(), 'career-site-git-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await openRepository(folder)).toBeUndefined();
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
