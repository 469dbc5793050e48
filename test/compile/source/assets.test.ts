import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assetFiles, listAssets, openAssets } from '../../../cli/compile/source/assets.ts';

function project(...paths: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'career-site-assets-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const path of paths) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  return root;
}

test('assets are named as the YAML names them', () => {
  const root = project('assets/logos/nv.svg', 'assets/about/poster.svg', 'other/x.svg');
  expect([...listAssets(root)]).toEqual(['assets/about/poster.svg', 'assets/logos/nv.svg']);
});

test('hidden files are left out', () => {
  const root = project('assets/.DS_Store', 'assets/.cache/x.svg');
  expect([...listAssets(root)]).toEqual([]);
});

test('a project without the folder has none', () => {
  expect([...listAssets(project())]).toEqual([]);
});

test('the problem of an asset is that of its content, found once', () => {
  const root = project('assets/a.png');
  const { paths, problemOf } = openAssets(assetFiles(root));
  expect([...paths]).toEqual(['assets/a.png']);
  expect(problemOf('assets/a.png')?.kind).toBe('empty');
  rmSync(join(root, 'assets/a.png'));
  expect(problemOf('assets/a.png')?.kind).toBe('empty');
});

test('an asset that was replaced is looked at anew by the next check, whatever its size and time', () => {
  const root = project('assets/a.svg');
  const path = join(root, 'assets/a.svg');
  const hasTitle = () => openAssets(assetFiles(root)).hasTitle('assets/a.svg');
  const time = new Date('2026-01-01');
  const write = (to: string, element: string): void => {
    writeFileSync(to, `<svg><${element}>A</${element}></svg>`);
    utimesSync(to, time, time);
  };
  write(path, 'title');
  expect(hasTitle()).toBe(true);
  write(`${path}.new`, 'style');
  renameSync(`${path}.new`, path);
  expect(hasTitle()).toBe(false);
  write(path, 'title');
  expect(hasTitle()).toBe(true);
  rmSync(path);
  expect(hasTitle()).toBe(false);
});

test('an asset that is gone since is reported as unreadable', () => {
  expect(openAssets(assetFiles(project())).problemOf('assets/a.png')?.kind).toBe('unreadable');
});

test('a folder without files on the way to a file is known, and no other', () => {
  const root = project('assets/logos/nv.svg');
  mkdirSync(join(root, 'assets/sponsors'));
  const { emptyFolderOf } = openAssets(assetFiles(root));
  expect(emptyFolderOf('assets/sponsors/small/a.svg')).toBe('assets/sponsors');
  expect(emptyFolderOf('assets/logos/ca.svg')).toBeUndefined();
  expect(emptyFolderOf('assets/other/ca.svg')).toBeUndefined();
});

test('a folder of assets that is missing is an empty one', () => {
  expect(openAssets(assetFiles(project())).emptyFolderOf('assets/a.svg')).toBe('assets');
});

test('a file in the place of the folder of assets is a folder without files', () => {
  const root = project();
  writeFileSync(join(root, 'assets'), '../elsewhere');
  expect(openAssets(assetFiles(root)).emptyFolderOf('assets/a.svg')).toBe('assets');
});

test('a link, and what is in a folder that is one, is known as a link', () => {
  const root = project('assets/real.svg', 'other/x.svg');
  symlinkSync('real.svg', join(root, 'assets/a.svg'));
  symlinkSync('../other', join(root, 'assets/logos'));
  const { problemOf } = openAssets(assetFiles(root));
  expect(problemOf('assets/a.svg')).toMatchObject({ kind: 'linked', link: 'assets/a.svg' });
  expect(problemOf('assets/logos/x.svg')).toMatchObject({ kind: 'linked', link: 'assets/logos' });
});
