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

/** Assets that the page of a state names in an output. */
function assetsIn(output: string): readonly string[] {
  const page = readFileSync(join(output, 'main/nv/index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);
}

test('no open page misses an asset, after a release and after the way back', async () => {
  const root = await openSmallProject();
  const folder = temporaryFolder();
  const old = join(folder, 'releases/old');
  const next = join(folder, 'dist');
  mkdirSync(join(folder, 'releases'));
  const first = await runCommand(['build', '--root', root, '--out', old]);
  const picture = join(root, 'assets/picture.svg');
  writeFileSync(picture, readFileSync(picture, 'utf8').replace('<svg', '<svg data-new=""'));
  const second = await runCommand(['build', '--root', root, '--out', next]);
  expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
  symlinkSync('releases/old', join(folder, 'current'));
  const asked = [...assetsIn(old), ...assetsIn(next)];
  const missing = () => asked.filter((url) => !existsSync(join(folder, 'current/main', url)));
  expect(missing()).not.toEqual([]);
  const [deploy = '', back = ''] = readRecipe();
  execFileSync('sh', ['-ec', deploy], { cwd: folder });
  expect([realpathSync(join(folder, 'current')), missing()]).toEqual([
    realpathSync(join(folder, 'releases/new')),
    [],
  ]);
  execFileSync('sh', ['-ec', back], { cwd: folder });
  expect([realpathSync(join(folder, 'current')), missing()]).toEqual([realpathSync(old), []]);
});
