import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { buildSite, copySmallProject } from '../built-site.ts';
import {
  buildTree,
  differingPaths,
  projectRoot,
  readTree,
  temporaryFolder,
} from './career-site.ts';

let full: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  full = readTree((await buildSite({ options: [] })).output);
});

test('another folder, locale, time zone, order of options and clock give the same bytes', async () => {
  const root = join(temporaryFolder(), 'ein anderer Ort');
  mkdirSync(root);
  for (const part of ['library.yaml', 'regions.yaml', 'assets']) {
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  }
  const out = join(root, 'out');
  const inAnotherYear = `data:text/javascript,${encodeURIComponent(
    'const Real = Date; const shift = 9 * 365 * 86400000;' +
      'globalThis.Date = class extends Real { constructor(...given) {' +
      'given.length ? super(...given) : super(Real.now() + shift); }' +
      'static now() { return Real.now() + shift; } };',
  )}`;
  await execa(
    process.execPath,
    ['--import', inAnotherYear, join(projectRoot, 'cli/bin.js'), 'build', '--out', out],
    { cwd: root, env: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' } },
  );
  expect(differingPaths(readTree(out), full)).toEqual([]);
});

test('a build is made for the instant of SOURCE_DATE_EPOCH', async () => {
  const root = join(temporaryFolder(), 'project');
  await copySmallProject(root);
  const build = ['build', '--state', 'nv', '--root', root];
  const second = String(Date.UTC(2031, 6) / 1000);
  const env = { SOURCE_DATE_EPOCH: second };
  await execa(process.execPath, [join(projectRoot, 'cli/bin.js'), ...build], { env });
  const tree = readTree(join(root, 'dist'));
  expect(String(tree.get('main/nv/index.html'))).toContain('data-year>2031<');
  expect(JSON.parse(String(tree.get('manifest.json')))).toMatchObject({
    at: '2031-07-01T00:00:00Z',
  });
});

test('states in another order give the same bytes', async () => {
  const root = join(temporaryFolder(), 'project');
  await copySmallProject(root);
  const small = ['--root', root];
  const one = await buildTree(...small, '--state', 'nv,ok', '--library');
  const other = await buildTree(...small, '--library', '--state', 'Oklahoma', '--state', 'NV');
  expect(differingPaths(one, other)).toEqual([]);
});

test('a state alone is a complete site', async () => {
  const tree = readTree((await buildSite({ options: ['--state', 'nv'] })).output);
  const sitemap = String(tree.get('main/sitemap.xml'));
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^/]*\/)/g)].map((match) => match[1]);
  expect(new Set(listed)).toEqual(new Set(['/nv/']));
  expect(String(tree.get('main/404.html'))).toBe(String(tree.get('main/nv/404.html')));
});
