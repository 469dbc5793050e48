import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Module } from '../../../cli/compile/emit/module.ts';
import { printData } from '../../../cli/compile/emit/module.ts';
import { writeModules } from '../../../cli/compile/emit/write.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'career-site-emit-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function iconsModule(path: string, body: string): Module {
  const icons = { star: { viewBox: '0 0 24 24', body } };
  const type = "SiteData['icons']";
  return printData({ path, madeFrom: 'assets/icons', name: 'icons', type, value: icons });
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

test('a missing module is written', async () => {
  const module = iconsModule('deep/icons.ts', "<path d='M0 0'/>");
  expect(await writeModules(folder, [module])).toMatchObject({ written: ['deep/icons.ts'] });
  expect(read('deep/icons.ts')).toBe(module.print());
});

test('what stands in the files is returned, whether it was written or was there', async () => {
  const modules = [iconsModule('one.ts', 'x'), iconsModule('two.ts', 'x')];
  await writeModules(folder, modules.slice(1));
  const { texts } = await writeModules(folder, modules);
  expect([...texts]).toEqual(['one.ts', 'two.ts'].map((path) => [path, read(path)]));
});

test('the same input gives the same bytes', async () => {
  await writeModules(folder, [iconsModule('one.ts', 'x'), iconsModule('two.ts', 'x')]);
  expect(read('one.ts')).toBe(read('two.ts'));
});

test('only what has changed is written', async () => {
  await writeModules(folder, [iconsModule('one.ts', 'x'), iconsModule('two.ts', 'x')]);
  const untouched = join(folder, 'one.ts');
  utimesSync(untouched, 1000, 1000);
  const changed = [iconsModule('one.ts', 'x'), iconsModule('two.ts', 'y')];
  expect(await writeModules(folder, changed)).toMatchObject({
    written: ['two.ts'],
    removed: [],
  });
  expect(statSync(untouched).mtimeMs).toBe(1_000_000);
});

test('a module that a person has changed is remade', async () => {
  const source = iconsModule('icons.ts', 'x');
  await writeModules(folder, [source]);
  const original = read('icons.ts');
  writeFileSync(join(folder, 'icons.ts'), original.replace('star', 'moon'));
  await writeModules(folder, [source]);
  expect(read('icons.ts')).toBe(original);
});

test('modules that are no longer made are removed, and files of people are kept', async () => {
  await writeModules(folder, [iconsModule('old.ts', 'x'), iconsModule('new.ts', 'x')]);
  writeFileSync(join(folder, 'own.ts'), 'export const own = 1;\n');
  expect(await writeModules(folder, [iconsModule('new.ts', 'x')])).toMatchObject({
    written: [],
    removed: ['old.ts'],
  });
  expect(existsSync(join(folder, 'old.ts'))).toBe(false);
  expect(existsSync(join(folder, 'own.ts'))).toBe(true);
});

test('what a killed command left of a module is removed, and what a running one writes is kept', async () => {
  const source = iconsModule('icons.ts', 'x');
  await writeModules(folder, [source]);
  const left = join(folder, `icons.ts.${randomUUID()}`);
  const running = join(folder, `icons.ts.${randomUUID()}`);
  for (const path of [left, running]) writeFileSync(path, '// Half a mod');
  const longAgo = Date.now() / 1000 - 2 * 3600;
  utimesSync(left, longAgo, longAgo);
  expect(await writeModules(folder, [source])).toMatchObject({ written: [], removed: [] });
  expect(existsSync(left)).toBe(false);
  expect(existsSync(running)).toBe(true);
});
