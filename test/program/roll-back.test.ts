import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';
import { openSmallProject } from './small-project.ts';

/**
 * The commands of docs/releases.md, 'Roll back': how a release is deployed, and how the one before
 * comes back.
 */
function readRecipe(): readonly string[] {
  const text = readFileSync(join(projectRoot, 'docs/releases.md'), 'utf8');
  const [, section = ''] = text.split('\n## Roll back\n');
  return [...section.matchAll(/```sh\n([^`]*)```/g)].map(([, commands = '']) => commands);
}

/** Assets that the page of a state names. */
function assetsIn(page: Buffer | undefined): readonly string[] {
  return [...String(page).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);
}

test('after a roll back, open pages of the release that was left miss no asset', async () => {
  const root = await openSmallProject();
  const folder = temporaryFolder();
  const old = join(folder, 'releases/old');
  const next = join(folder, 'dist');
  mkdirSync(join(folder, 'releases'));
  const first = await runCommand(['build', '--root', root, '--out', old]);
  const picture = join(root, 'assets/picture.svg');
  writeFileSync(picture, readFileSync(picture, 'utf8').replace('<svg', '<svg data-new=""'));
  const second = await runCommand(['build', '--root', root, '--out', next]);
  symlinkSync('releases/old', join(folder, 'current'));
  const asked = assetsIn(readFileSync(join(next, 'main/nv/index.html')));
  const isOld = (url: string): boolean => existsSync(join(folder, 'current/main', url));
  expect(asked.every(isOld)).toBe(false);
  const [deploy = '', back = ''] = readRecipe();
  execFileSync('sh', ['-ec', deploy], { cwd: folder });
  execFileSync('sh', ['-ec', back], { cwd: folder });
  expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
  expect(realpathSync(join(folder, 'current'))).toBe(realpathSync(old));
  expect(asked.filter((url) => !isOld(url))).toEqual([]);
});
