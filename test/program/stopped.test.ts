import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySmallProject } from '../built-site.ts';
import { careerSite, temporaryFolder } from './career-site.ts';
import { stopBuild } from './stopped-build.ts';

/**
 * A build of other files than the project's own, and folders for its output and for what is
 * temporary.
 */
async function otherBuild() {
  const folder = temporaryFolder();
  const temporary = join(folder, 'temporary');
  const place = join(folder, 'place');
  mkdirSync(temporary);
  mkdirSync(place);
  const root = join(folder, 'project');
  await copySmallProject(root);
  const regions = join(folder, 'other.yaml');
  cpSync(join(root, 'regions.yaml'), regions);
  const options = ['--root', root, '--regions', regions, '--out', join(place, 'out')];
  return { temporary, place, args: ['build', '--state', 'nv', ...options] };
}

/** Ends a build as soon as it has read the YAML. */
async function stop(
  { temporary, args }: Awaited<ReturnType<typeof otherBuild>>,
  signal: NodeJS.Signals,
): Promise<void> {
  const env = { TMPDIR: temporary };
  expect(await stopBuild(args, { stage: 'assets' }, signal, { env })).toBe(signal);
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a build of other files that is stopped by %s leaves nothing in the temporary folder',
  async (signal) => {
    const build = await otherBuild();
    await stop(build, signal);
    expect(readdirSync(build.temporary)).toEqual([]);
  },
);

test('a build after one of other files that was killed leaves nothing of that one', async () => {
  const build = await otherBuild();
  await stop(build, 'SIGKILL');
  expect(await careerSite(build.args)).toMatchObject({ exitCode: 0 });
  expect(readdirSync(build.place).sort()).toEqual(['.out.staging', 'out']);
  expect(readdirSync(join(build.place, '.out.staging')).sort()).toEqual([
    '.gitignore',
    'generated',
    'lock',
  ]);
});
