import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startLoading } from '../../cli/site/load-data.ts';

/** A folder whose `generated/` has these modules, and a way to write one. */
function withModules(modules: Readonly<Record<string, string>>) {
  const home = mkdtempSync(join(tmpdir(), 'load-data-'));
  onTestFinished(() => {
    rmSync(home, { recursive: true });
  });
  mkdirSync(join(home, 'generated/regions'), { recursive: true });
  const write = (path: string, text: string): void => {
    writeFileSync(join(home, 'generated', path), text);
  };
  for (const [path, text] of Object.entries(modules)) write(path, text);
  return { home, write };
}

const index = "import { nevada } from './regions/nevada.ts';\nexport const data = { nevada };\n";
const nevada = (title: string): string =>
  `export const nevada: { title: string } = { title: '${title}' };\n`;

test('the data are those of the modules, whose types are left out', async () => {
  const { home } = withModules({ 'index.ts': index, 'regions/nevada.ts': nevada('Sage') });
  expect(await startLoading(home).load()).toEqual({ nevada: { title: 'Sage' } });
});

test('a module that is written after the start is read as it is then', async () => {
  const { home, write } = withModules({ 'index.ts': index, 'regions/nevada.ts': nevada('Sage') });
  const loading = startLoading(home);
  write('regions/nevada.ts', nevada('Harbor'));
  expect(await loading.load()).toEqual({ nevada: { title: 'Harbor' } });
});

test('a module that is written once the early ones are bundled is read as it is then', async () => {
  const { home, write } = withModules({ 'index.ts': index, 'regions/nevada.ts': nevada('Sage') });
  const loading = startLoading(home);
  await loading.load();
  write('regions/nevada.ts', nevada('Harbor'));
  expect(await loading.load()).toEqual({ nevada: { title: 'Harbor' } });
});

test('modules that are first written after the start are read', async () => {
  const { home, write } = withModules({});
  const loading = startLoading(home);
  write('regions/nevada.ts', nevada('Sage'));
  write('index.ts', index);
  expect(await loading.load()).toEqual({ nevada: { title: 'Sage' } });
});

test('modules that cannot be bundled fail with their place', async () => {
  const { home } = withModules({ 'index.ts': 'export const data = {' });
  await expect(startLoading(home).load()).rejects.toThrow(/generated\/index\.ts:1/);
});
