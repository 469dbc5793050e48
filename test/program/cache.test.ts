import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copyProject } from '../copied-project.ts';
import { buildTree, careerSite, differingPaths, readTree, temporaryFolder } from './career-site.ts';

const options = ['--state', 'nv', '--host', 'nginx'];

/** What a build without a cache makes. */
let uncached: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  uncached = await buildTree(...options, '--no-cache');
});

/** A copy of the project, whose cache is its own. */
function project(): { readonly root: string; readonly cache: string } {
  const root = join(temporaryFolder(), 'project');
  copyProject(root);
  rmSync(join(root, '.career-site'), { recursive: true, force: true });
  return { root, cache: join(root, '.career-site/cache/results') };
}

/** Builds into a new folder and expects the bytes of a build without a cache. */
async function expectSameBytes(root: string): Promise<void> {
  const out = join(temporaryFolder(), 'out');
  const run = await careerSite(['build', '--root', root, '--out', out, ...options]);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  expect(differingPaths(readTree(out), uncached)).toEqual([]);
}

test('an empty, filled or deleted cache gives the same bytes as --no-cache', async () => {
  const { root, cache } = project();
  await expectSameBytes(root);
  expect(existsSync(cache)).toBe(true);
  await expectSameBytes(root);
  rmSync(cache);
  await expectSameBytes(root);
});

test('a truncated or changed cache gives the same bytes as --no-cache', async () => {
  const { root, cache } = project();
  await expectSameBytes(root);
  const sound = readFileSync(cache);
  truncateSync(cache, Math.floor(sound.length / 2));
  await expectSameBytes(root);
  writeFileSync(
    cache,
    Buffer.concat([sound.subarray(0, -9), Buffer.from('.'), sound.subarray(-8)]),
  );
  await expectSameBytes(root);
});

test('builds at the same time may share a cache', async () => {
  const { root } = project();
  await Promise.all([expectSameBytes(root), expectSameBytes(root)]);
  await expectSameBytes(root);
});

test('--no-cache writes no cache', async () => {
  const { root, cache } = project();
  const out = join(temporaryFolder(), 'out');
  await careerSite(['build', '--root', root, '--out', out, ...options, '--no-cache']);
  expect(existsSync(cache)).toBe(false);
});
