import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execa } from 'execa';
import { openPack, pack } from '../../cli/compile/site/cache/pack.ts';
import { readSecret } from '../../cli/compile/site/cache/secret.ts';
import { copySmallProject } from '../built-site.ts';
import { initRepository } from '../git-repository.ts';
import { careerSite, differingPaths, readTree, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

/** Holds a project whose cache is filled, and one that never had a cache. */
let folder: string;

/** What a build without a cache makes. */
let uncached: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'career-site-cache-'));
  await copySmallProject(join(folder, 'filled'));
  cpSync(join(folder, 'filled'), join(folder, 'bare'), { recursive: true });
  rmSync(join(folder, 'bare/.career-site'), { recursive: true });
  uncached = await build(join(folder, 'bare'), ['--no-cache']);
  await build(join(folder, 'filled'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function build(root: string, options: readonly string[] = [], command = runCommand) {
  const out = join(mkdtempSync(join(folder, 'build-')), 'out');
  const args = ['--root', root, '--state', 'nv', '--host', 'nginx', '--out', out];
  const run = await command(['build', ...args, ...options]);
  if (run.exitCode !== 0) throw new Error(run.stderr);
  return readTree(out);
}

/** A copy of a project, whose cache is its own. */
function project(kind: 'filled' | 'bare'): { readonly root: string; readonly cache: string } {
  const root = join(temporaryFolder(), 'project');
  cpSync(join(folder, kind), root, { recursive: true });
  return { root, cache: join(root, '.career-site/cache/results') };
}

/** Builds and expects the bytes of a build without a cache. */
async function expectSameBytes(root: string, command = runCommand): Promise<void> {
  expect(differingPaths(await build(root, [], command), uncached)).toEqual([]);
}

test('a filled or deleted cache gives the same bytes as --no-cache', async () => {
  const { root, cache } = project('filled');
  await expectSameBytes(root);
  rmSync(cache);
  await expectSameBytes(root);
  expect(existsSync(cache)).toBe(true);
});

test('a truncated or changed cache gives the same bytes as --no-cache', async () => {
  const { root, cache } = project('filled');
  const sound = readFileSync(cache);
  truncateSync(cache, Math.floor(sound.length / 2));
  await expectSameBytes(root);
  writeFileSync(
    cache,
    Buffer.concat([sound.subarray(0, -9), Buffer.from('.'), sound.subarray(-8)]),
  );
  await expectSameBytes(root);
});

test('a cache that was doctored by somebody without the secret gives the same bytes as --no-cache', async () => {
  const { root, cache } = project('filled');
  doctor(cache, Buffer.from('a secret of somebody else'));
  await expectSameBytes(root);
});

test('what validate prints does not depend on whether its check is kept', async () => {
  const { root, cache } = project('filled');
  const kept = join(dirname(cache), 'check');
  writeFileSync(join(root, 'assets/unused.txt'), '');
  for (const format of ['pretty', 'json', 'github', 'sarif', 'rdjson', 'markdown']) {
    rmSync(kept, { force: true });
    const args = ['validate', '--format', format, '--root', root];
    const first = await runCommand(args);
    const written = readFileSync(kept);
    expect(await runCommand(args)).toEqual(first);
    doctor(kept, Buffer.from('a secret of somebody else'), '{}');
    expect(await runCommand(args)).toEqual(first);
    expect(readFileSync(kept)).toEqual(written);
  }
});

test('validate keeps nothing where the cache is refused', async () => {
  const { root, cache } = project('filled');
  const elsewhere = temporaryFolder();
  rmSync(dirname(cache), { recursive: true });
  symlinkSync(elsewhere, dirname(cache));
  expect(await runCommand(['validate', '--root', root])).toMatchObject({ exitCode: 0 });
  expect(readdirSync(elsewhere)).toEqual([]);
});

test('a cache that stands in git is refused', async () => {
  const { root } = project('filled');
  initRepository(root);
  await execa('git', ['add', '--force', '.career-site'], { cwd: root });
  const run = await runCommand(['build', '--root', root, '--out', join(root, 'out')]);
  expect(run).toMatchObject({ exitCode: 1, stdout: '' });
  expect(run.stderr).toContain('git rm -r --cached .career-site');
  expect(existsSync(join(root, 'out'))).toBe(false);
});

test('no result of a cache is run as code, even one that is signed as our own', async () => {
  const { root, cache } = project('filled');
  const mark = join(root, 'mark');
  const code = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(mark)}, 'run');`;
  const out = join(root, 'out');
  for (const args of [
    ['build', '--root', root, '--out', out],
    ['explain', '/nv/', '--root', root],
    ['diff', join(folder, 'bare'), root],
  ]) {
    doctor(cache, readSecret(process.env), code);
    await careerSite(args);
    expect(existsSync(mark), args[0]).toBe(false);
  }
  const published = [...readTree(out).values()];
  expect(published.some((bytes) => bytes.includes('getBuiltinModule'))).toBe(true);
});

/** Replaces all results, and signs them. */
function doctor(cache: string, secret: Uint8Array, result = 'planted'): void {
  const { extents, close } = openPack(cache, secret);
  expect(extents.size).toBeGreaterThan(0);
  close();
  const planted = Array.from(extents.keys(), (name) => [name, () => Buffer.from(result)] as const);
  writeFileSync(cache, Buffer.concat([...pack(planted, secret)]));
}

test('builds at the same time may share a cache, which is empty at first', async () => {
  const { root } = project('bare');
  await Promise.all([expectSameBytes(root, careerSite), expectSameBytes(root, careerSite)]);
  await expectSameBytes(root);
});

test('--no-cache writes no cache', () => {
  expect(existsSync(join(folder, 'bare/.career-site/cache'))).toBe(false);
});
