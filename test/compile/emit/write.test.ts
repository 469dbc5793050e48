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
import type { ModuleContent } from '../../../cli/compile/emit/module.ts';
import { readTools } from '../../../cli/compile/emit/module.ts';
import { writeModules } from '../../../cli/compile/emit/write.ts';

const tools = readTools();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'career-site-emit-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function iconsModule(path: string, body: string): ModuleContent {
  const icons = { star: { viewBox: '0 0 24 24', body } };
  return { path, template: 'icons', madeFrom: 'assets/icons', values: { icons } };
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

test('a missing module is written, typed and formatted', async () => {
  const { written } = await writeModules(
    root,
    [iconsModule('deep/icons.ts', "<path d='M0 0'/>")],
    tools,
  );
  expect(written).toEqual(['generated/deep/icons.ts']);
  expect(read('generated/deep/icons.ts').split('\n').slice(4).join('\n')).toBe(
    `import type { Icon } from '../runtime/contract.ts';

export const icons: Readonly<Record<string, Icon>> = {
  star: { viewBox: '0 0 24 24', body: "<path d='M0 0'/>" },
};
`,
  );
});

test('the same input gives the same bytes', async () => {
  await writeModules(root, [iconsModule('one.ts', 'x'), iconsModule('two.ts', 'x')], tools);
  expect(read('generated/one.ts')).toBe(read('generated/two.ts'));
});

test('only what has changed is written', async () => {
  await writeModules(root, [iconsModule('one.ts', 'x'), iconsModule('two.ts', 'x')], tools);
  const untouched = join(root, 'generated/one.ts');
  utimesSync(untouched, 1000, 1000);
  const changed = [iconsModule('one.ts', 'x'), iconsModule('two.ts', 'y')];
  expect(await writeModules(root, changed, tools)).toMatchObject({
    written: ['generated/two.ts'],
    removed: [],
  });
  expect(statSync(untouched).mtimeMs).toBe(1_000_000);
});

test('a module that a person has changed is remade', async () => {
  const source = iconsModule('icons.ts', 'x');
  await writeModules(root, [source], tools);
  const original = read('generated/icons.ts');
  writeFileSync(join(root, 'generated/icons.ts'), original.replace('star', 'moon'));
  await writeModules(root, [source], tools);
  expect(read('generated/icons.ts')).toBe(original);
});

test('modules that are no longer made are removed, and files of people are kept', async () => {
  await writeModules(root, [iconsModule('old.ts', 'x'), iconsModule('new.ts', 'x')], tools);
  writeFileSync(join(root, 'generated/own.ts'), 'export const own = 1;\n');
  expect(await writeModules(root, [iconsModule('new.ts', 'x')], tools)).toMatchObject({
    written: [],
    removed: ['generated/old.ts'],
  });
  expect(existsSync(join(root, 'generated/old.ts'))).toBe(false);
  expect(existsSync(join(root, 'generated/own.ts'))).toBe(true);
});

test('what a killed command left of a module is removed, and what a running one writes is kept', async () => {
  const source = iconsModule('icons.ts', 'x');
  await writeModules(root, [source], tools);
  const left = join(root, `generated/icons.ts.${randomUUID()}`);
  const running = join(root, `generated/icons.ts.${randomUUID()}`);
  for (const path of [left, running]) writeFileSync(path, '// Half a mod');
  const longAgo = Date.now() / 1000 - 2 * 3600;
  utimesSync(left, longAgo, longAgo);
  expect(await writeModules(root, [source], tools)).toMatchObject({ written: [], removed: [] });
  expect(existsSync(left)).toBe(false);
  expect(existsSync(running)).toBe(true);
});
