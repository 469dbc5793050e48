import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differingPaths, readTree } from './career-site.ts';
import { runCommand } from './run-command.ts';
import { buildNevada, openSmallProject } from './small-project.ts';

const nevada = 'generated/regions/nevada.ts';

async function build(root: string) {
  const { run, tree } = await buildNevada(root);
  expect(run, run.stderr).toMatchObject({ exitCode: 0 });
  return tree;
}

test.each([
  ['another text', (text: string) => text.replace('"Nevada"', '"Atlantis"')],
  ['a syntax error', (text: string) => text.replace('export const region', 'export const = {{')],
  ['nothing', () => ''],
])('a module with %s in it is written anew before it is read', async (_, change) => {
  const root = await openSmallProject();
  const before = await build(root);
  const text = readFileSync(join(root, nevada), 'utf8');
  writeFileSync(join(root, nevada), change(text));
  expect(differingPaths(await build(root), before)).toEqual([]);
  expect(readFileSync(join(root, nevada), 'utf8')).toBe(text);
});

test('modules that are gone are made again', async () => {
  const root = await openSmallProject();
  const before = await build(root);
  const modules = readTree(join(root, 'generated'));
  rmSync(join(root, 'generated'), { recursive: true });
  expect(differingPaths(await build(root), before)).toEqual([]);
  expect(differingPaths(readTree(join(root, 'generated')), modules)).toEqual([]);
});

test('a build whose modules cannot be written says so, and publishes nothing', async () => {
  const root = await openSmallProject();
  rmSync(join(root, 'generated'), { recursive: true, force: true });
  writeFileSync(join(root, 'generated'), 'a text');
  const out = join(root, 'dist');
  const run = await runCommand(['build', '--root', root, '--state', 'nv', '--out', out]);
  expect(run.stderr).toContain(
    `${join(root, 'generated')} could not be created: there is a file in place of a folder.`,
  );
  expect(run.exitCode).toBe(1);
  expect(existsSync(out)).toBe(false);
});

test('generate and build make the same files', async () => {
  const root = await openSmallProject();
  await build(root);
  const built = readTree(join(root, 'generated'));
  rmSync(join(root, 'generated'), { recursive: true });
  await runCommand(['generate', '--root', root]);
  expect(differingPaths(readTree(join(root, 'generated')), built)).toEqual([]);
});

test('a build of other files keeps its modules beside the output that is made', async () => {
  const root = await openSmallProject();
  const other = join(root, 'other.yaml');
  const yaml = readFileSync(join(root, 'regions.yaml'), 'utf8');
  writeFileSync(other, yaml.replace(/^ {2}nevada:\n/m, '$&    headerTitle: Somewhere else\n'));
  const out = join(root, 'dist');
  await runCommand(['build', '--root', root, '--state', 'nv', '--out', out, '--regions', other]);
  const module = join(root, '.dist.staging', nevada);
  expect(readFileSync(module, 'utf8')).toContain('Somewhere else');
});
