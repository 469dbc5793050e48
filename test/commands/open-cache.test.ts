import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProjectCache } from '../../cli/commands/open-cache.ts';
import { temporaryFolder } from '../deliver/serve/sample-output.ts';

function openWith(secret: string, root = temporaryFolder()): void {
  const env = { CAREER_SITE_CACHE_SECRET: secret };
  openProjectCache(root, { platform: 'linux', env } as never);
}

test('a secret for caches that could be guessed is refused, and says how to make one', () => {
  expect(() => {
    openWith('x'.repeat(31));
  }).toThrow(
    'CAREER_SITE_CACHE_SECRET has 31 characters, and needs 32 that nobody can guess. Make them by: openssl rand -hex 32',
  );
});

test('one that is long enough is taken', () => {
  expect(() => {
    openWith('x'.repeat(32));
  }).not.toThrow();
});

test.each(['.career-site', '.career-site/cache'])('%s is refused where it is a link', (path) => {
  const root = temporaryFolder();
  if (path.includes('/')) mkdirSync(join(root, '.career-site'));
  symlinkSync(temporaryFolder(), join(root, path));
  expect(() => {
    openWith('x'.repeat(32), root);
  }).toThrow(`${join(root, path)} is a link, and nothing is written to or deleted from`);
});
