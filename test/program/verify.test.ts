import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../built-site.ts';
import { careerSite, projectRoot, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

/**
 * A small project, and the outputs of production builds of the whole of it and of Nevada, not to be
 * changed.
 */
let project: string;
let out: string;
let nevada: string;

beforeAll(async () => {
  const [whole, part] = [
    ['--env', 'production'],
    ['--env', 'production', '--state', 'nv'],
  ];
  ({ project, output: out } = await buildSite({ options: whole, small: true }));
  nevada = (await buildSite({ options: part, small: true })).output;
});

/** A copy of Nevada's output, to be damaged. */
function copy(): string {
  const folder = join(temporaryFolder(), 'out');
  cpSync(nevada, folder, { recursive: true });
  return folder;
}

test('verify finds nothing in what was built', async () => {
  const run = await runCommand(['verify', out]);
  expect(run, run.stdout).toMatchObject({ exitCode: 0 });
});

test('verify reports each file that is missing, changed or additional, and ends with 1', async () => {
  const folder = copy();
  rmSync(join(folder, 'main/nv/plan/index.html'));
  appendFileSync(join(folder, 'main/robots.txt'), 'Disallow: /\n');
  writeFileSync(join(folder, 'main/notes.txt'), 'left behind');
  const run = await careerSite(['verify', folder, '--format', 'json']);
  const { diagnostics } = JSON.parse(run.stdout);
  expect(diagnostics.map(({ code, file }: Record<string, string>) => `${code} ${file}`)).toEqual([
    'output-unlisted main/notes.txt',
    'output-missing main/nv/plan/index.html',
    'output-changed main/robots.txt',
  ]);
  expect(run.exitCode).toBe(1);
});

const kept = 'main/assets/client-OLDER123.js';

/**
 * A copy of Nevada's output that keeps an asset of an earlier build, as a list with further fields
 * says.
 */
function copyWithKeptAsset(fields: object): string {
  const folder = copy();
  writeFileSync(join(folder, kept), 'earlier();');
  const list = { version: 1, generations: [[kept]], ...fields };
  writeFileSync(join(folder, 'retained.json'), JSON.stringify(list));
  return folder;
}

const hashes = { [kept]: createHash('sha256').update('earlier();').digest('hex') };

test('verify allows an asset that is kept of an earlier build', async () => {
  const run = await runCommand(['verify', copyWithKeptAsset({ hashes })]);
  expect(run, run.stdout).toMatchObject({ exitCode: 0 });
});

test.each([
  ['a page', 'main/nv/phish/index.html'],
  ['a page among assets', 'main/assets/evil-OLDER123.html'],
  ['an asset whose name holds no hash', 'main/assets/evil.js'],
  ['a document whose name holds another hash', 'main/assets/evil-0123456789.pdf'],
  ['an asset of no known hash', 'main/assets/evil-OLDER123.js', {}],
])('verify reports %s that the list of kept assets names', async (_, path, known?: object) => {
  const folder = copyWithKeptAsset({ hashes });
  const text = '<script src="https://evil.example/a.js"></script>';
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  const hash = createHash('sha256').update(text).digest('hex');
  const list = {
    version: 1,
    generations: [[kept, path]],
    hashes: { ...hashes, ...(known ?? { [path]: hash }) },
  };
  writeFileSync(join(folder, 'retained.json'), JSON.stringify(list));
  const run = await runCommand(['verify', folder]);
  expect(run.stdout).toContain(`${path} is not part of the build`);
  expect(run.exitCode).toBe(1);
});

test('verify reports a kept asset that has changed, and ends with 1', async () => {
  const folder = copyWithKeptAsset({ hashes });
  appendFileSync(join(folder, kept), 'evil();');
  const run = await runCommand(['verify', folder]);
  expect(run.stdout).toContain(kept);
  expect(run.exitCode).toBe(1);
});

test('verify of a web root says where its manifest is', async () => {
  const run = await runCommand(['verify', join(out, 'main')]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('add --manifest dist/manifest.json');
});

test('verify of a folder that does not exist says so, and nothing of a build', async () => {
  const run = await runCommand(['verify', join(temporaryFolder(), 'nowhere')]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toMatch(/nowhere is no folder\. Name the folder that was deployed\.$/);
});

test.each(['', 'main', 'library'])(
  'verify by a manifest elsewhere finds nothing in what was built (out/%s)',
  async (part) => {
    const deployed = join(temporaryFolder(), 'deployed');
    cpSync(join(out, part), deployed, { recursive: true });
    rmSync(join(deployed, 'manifest.json'), { force: true });
    const run = await runCommand(['verify', deployed, '--manifest', join(out, 'manifest.json')]);
    expect(run, run.stdout).toMatchObject({ exitCode: 0 });
  },
);

test('verify of one web root reports problems by their paths in it', async () => {
  const root = join(copy(), 'main');
  rmSync(join(root, 'nv/plan/index.html'));
  appendFileSync(join(root, 'robots.txt'), 'Disallow: /\n');
  writeFileSync(join(root, 'manifest.json'), 'left behind');
  const manifest = join(nevada, 'manifest.json');
  const run = await runCommand(['verify', root, '--manifest', manifest, '--format', 'json']);
  const { diagnostics } = JSON.parse(run.stdout);
  expect(diagnostics.map(({ code, file }: Record<string, string>) => `${code} ${file}`)).toEqual([
    'output-unlisted manifest.json',
    'output-missing nv/plan/index.html',
    'output-changed robots.txt',
  ]);
});

test('verify of one web root allows the assets that are kept of earlier builds', async () => {
  const folder = copyWithKeptAsset({ hashes });
  const manifest = join(folder, 'manifest.json');
  const run = await runCommand(['verify', join(folder, 'main'), '--manifest', manifest]);
  expect(run, run.stdout).toMatchObject({ exitCode: 0 });
});

test('verify of a folder that holds nothing of the build says so', async () => {
  const manifest = join(out, 'manifest.json');
  const run = await runCommand(['verify', temporaryFolder(), '--manifest', manifest]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('holds no file that');
});

test('verify by a manifest that does not exist says so', async () => {
  const run = await runCommand(['verify', out, '--manifest', 'nowhere.json']);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('There is no file nowhere.json.');
});

test('the manifest names the sources by their hashes, and what made the output by versions', () => {
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
  const hashes = new Map<string, string>(
    manifest.sources.map(({ path, hash }: Record<string, string>) => [path, hash]),
  );
  expect([...hashes.keys()]).toEqual(
    expect.arrayContaining(['regions.yaml', 'library.yaml', 'assets/picture.svg']),
  );
  for (const [path, hash] of hashes) {
    const bytes = readFileSync(join(project, path));
    expect(createHash('sha256').update(bytes).digest('hex'), path).toBe(hash);
  }
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  expect(manifest.tool).toMatchObject({
    name: 'career-site',
    version,
    engine: 'preact',
    packages: {
      esbuild: versionOf('esbuild'),
      preact: versionOf('preact'),
      'preact-render-to-string': versionOf('preact-render-to-string'),
      'react-router-dom': versionOf('react-router-dom'),
    },
  });
});

function versionOf(name: string): unknown {
  const path = join(projectRoot, 'node_modules', name, 'package.json');
  return JSON.parse(readFileSync(path, 'utf8')).version;
}
