import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import {
  careerSite,
  differingPaths,
  projectRoot,
  readTree,
  temporaryFolder,
} from './career-site.ts';
import { buildNevada, openSmallProject } from './small-project.ts';

/** A small project, and a file for `--regions` in which Nevada has another headline. */
async function project(headline: string) {
  const root = await openSmallProject();
  return { root, other: writeOther(root, headline) };
}

/** Writes it beside the project. */
function writeOther(root: string, headline: string): string {
  const yaml = readFileSync(join(root, 'regions.yaml'), 'utf8');
  const changed = yaml.replace(/^ {2}nevada:\n/m, `$&    headerTitle: ${headline}\n`);
  if (changed === yaml) throw new Error('regions.yaml has no Nevada.');
  const path = join(root, `../${headline}.yaml`);
  writeFileSync(path, changed);
  return path;
}

async function build(root: string, ...options: readonly string[]) {
  const { run, tree } = await buildNevada(root, options);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  return tree;
}

test('a build of other files leaves generated/ as it was', async () => {
  const { root, other } = await project('Somewhere else');
  const before = readTree(join(root, 'generated'));
  await build(root, '--regions', other);
  expect(differingPaths(readTree(join(root, 'generated')), before)).toEqual([]);
});

test('a build at the root of a domain leaves generated/ as it was', async () => {
  const { root } = await project('Somewhere else');
  const before = readTree(join(root, 'generated'));
  await build(root, '--mount', 'root');
  expect(differingPaths(readTree(join(root, 'generated')), before)).toEqual([]);
});

test('a build of other files leaves nothing in the folder for temporary files', async () => {
  const { root, other } = await project('Somewhere else');
  const temporary = temporaryFolder();
  const args = ['build', '--root', root, '--state', 'nv', '--regions', other];
  const program = join(projectRoot, 'cli/bin.js');
  await execa(process.execPath, [program, ...args], { env: { TMPDIR: temporary } });
  expect([...readTree(temporary).keys()]).toEqual([]);
});

test('a project without generated/ is built to the same bytes, and has it then', async () => {
  const { root } = await project('Somewhere else');
  const before = await build(root);
  rmSync(join(root, 'generated'), { recursive: true });
  rmSync(join(root, '.career-site'), { recursive: true });
  expect(differingPaths(await build(root), before)).toEqual([]);
  expect([...readTree(join(root, 'generated')).keys()]).toContain('regions/nevada.ts');
});

test('a build of other files gives the bytes of a project whose own files they are', async () => {
  const { root, other } = await project('Somewhere else');
  const there = await build(root, '--regions', other);
  cpSync(other, join(root, 'regions.yaml'));
  const here = await build(root);
  // It names the file of each source by its path.
  expect(differingPaths(there, here)).toEqual(['manifest.json']);
});

test('builds of different files at once each show their own', async () => {
  const { root, other } = await project('This one');
  const another = writeOther(root, 'That one');
  const [first, second] = await Promise.all(
    [other, another].map((path) => buildNevada(root, ['--regions', path], careerSite)),
  );
  expect(String(first?.tree.get('main/nv/index.html'))).toContain('This one');
  expect(String(second?.tree.get('main/nv/index.html'))).toContain('That one');
});

test('a build of the own files by name brings generated/ up to date', async () => {
  const { root, other } = await project('Somewhere else');
  cpSync(other, join(root, 'regions.yaml'));
  await build(root, '--regions', join(root, 'regions.yaml'));
  expect(readFileSync(join(root, 'generated/regions/nevada.ts'), 'utf8')).toContain(
    'Somewhere else',
  );
});
