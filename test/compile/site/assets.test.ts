import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readAssets } from '../../../cli/compile/site/assets.ts';

/** Where the named files of a project are published, in their order. */
function urlsOf(files: Readonly<Record<string, string>>): readonly (string | undefined)[] {
  const root = mkdtempSync(join(tmpdir(), 'career-site-assets-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'assets'));
  const paths = Object.keys(files).map((name) => `assets/${name}`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'assets', name), text);
  const read = readAssets(root, paths);
  return paths.map((path) => read.get(path)?.built.url);
}

test('the URL of an asset holds its name and a hash of its content', () => {
  expect(urlsOf({ 'Guide_2.b.pdf': 'a' })).toEqual(['/assets/Guide_2.b-ca978112ca.pdf']);
});

test.each(['#', '?', '%', ' ', '&', '"', '\\', 'é', '😀', ':', ';'])(
  'a URL has a hyphen where the file name has %j',
  (character) => {
    const [url] = urlsOf({ [`shot${character}1.pdf`]: 'a' });
    expect(url).toMatch(/^\/assets\/shot-1-ca978112ca\.pdf$/);
  },
);

test('files whose names differ in such characters alone have URLs of their own', () => {
  const urls = urlsOf({ 'shot#1.pdf': 'a', 'shot?1.pdf': 'b', 'shot-1.pdf': 'c' });
  expect(new Set(urls).size).toBe(3);
});
