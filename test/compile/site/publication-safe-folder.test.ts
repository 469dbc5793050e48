import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../../../cli/diagnostics/command-errors.ts';
import {
  assertOutsideSources,
  assertSafeOutDir,
} from '../../../cli/compile/site/publication/assert-safe-out-dir.ts';
import { outputFolder, publish } from './output-folder.ts';

test('a folder with files of a person is refused', async () => {
  const { out, put } = outputFolder();
  await put({ 'main/index.html': 'one' });
  rmSync(join(out, 'manifest.json'));
  await expect(put({ 'main/index.html': 'two' })).rejects.toThrow(UsageError);
});

test.each([
  ['of a web application', { name: 'Notes', start_url: '/', icons: [] }],
  ['of a browser extension', { manifest_version: 3, name: 'Notes', version: '1.0' }],
  ['of another generator', { version: 1, tool: { name: 'site-maker' }, files: [] }],
  ['without a list of files', { version: 1, tool: { name: 'career-site' } }],
  ['that is a list', []],
  ['that is nothing', null],
])('a folder with a manifest.json %s is refused, and stays as it is', async (_whose, manifest) => {
  const { out, put } = outputFolder();
  mkdirSync(out);
  writeFileSync(join(out, 'manifest.json'), JSON.stringify(manifest));
  await expect(put({ 'main/index.html': 'one' })).rejects.toThrow(UsageError);
  expect(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'))).toEqual(manifest);
});

test('a folder with a manifest.json that cannot be read as JSON is refused', async () => {
  const { out, put } = outputFolder();
  mkdirSync(out);
  writeFileSync(join(out, 'manifest.json'), '{"version":1,"tool":{"na');
  await expect(put({ 'main/index.html': 'one' })).rejects.toThrow(UsageError);
});

test('files that a person puts there while an output is made are not replaced', async () => {
  const { out } = outputFolder();
  const { openPublication } = await import('../../../cli/compile/site/publication/publication.ts');
  const publication = await openPublication(out, 0, '2027-01-21T00:00:00Z');
  mkdirSync(out);
  writeFileSync(join(out, 'thesis.txt'), 'years of work');
  await expect(publication.finish(2)).rejects.toThrow(UsageError);
  await publication.close();
  expect(readFileSync(join(out, 'thesis.txt'), 'utf8')).toBe('years of work');
});

test.each(['', 'inner', 'inner/most'])(
  'a file where a folder belongs is refused: out/%s',
  async (below) => {
    const { out } = outputFolder();
    writeFileSync(out, 'a text');
    await expect(publish(join(out, below), [])).rejects.toThrow(`${out} is a file.`);
  },
);

test.each([
  '.git',
  '.git/dist',
  '.github/site',
  '.hg/x',
  '.svn/x/y',
  'node_modules/site',
  '.GIT/x',
])('an output in a folder of another program is refused: %s', (path) => {
  const { parent } = outputFolder();
  expect(() => assertSafeOutDir(join(parent, path))).toThrow(UsageError);
});

test('an output that a link leads into a folder of another program is refused', () => {
  const { parent } = outputFolder();
  mkdirSync(join(parent, '.git/hooks'), { recursive: true });
  symlinkSync('.git', join(parent, 'linked'));
  for (const path of ['linked', 'linked/hooks', 'linked/site']) {
    expect(() => assertSafeOutDir(join(parent, path)), path).toThrow(/belongs to another program/);
  }
});

test('an output beside folders of other programs is not refused', () => {
  const { parent } = outputFolder();
  for (const path of ['git', '.github-pages', 'node_modules_old', '.gitlab']) {
    expect(() => assertSafeOutDir(join(parent, path)), path).not.toThrow();
  }
});

test('an output in a source folder is refused by whatever way it is reached', () => {
  const { out: root } = outputFolder();
  mkdirSync(join(root, 'assets/logos'), { recursive: true });
  symlinkSync(join(root, 'assets'), join(root, 'linked'));
  for (const path of ['assets', 'assets/x', 'assets/logos/x/y', 'linked/x', 'generated/x']) {
    expect(() => assertOutsideSources(join(root, path), root), path).toThrow(UsageError);
  }
});

test('an output beside the source folders is not refused', () => {
  const { out: root } = outputFolder();
  mkdirSync(join(root, 'assets'), { recursive: true });
  for (const path of ['dist', 'assets-built', 'out/assets', '../assets/x']) {
    expect(() => assertOutsideSources(join(root, path), root), path).not.toThrow();
  }
});

test('nothing is made beside a folder that is refused', async () => {
  const { out, parent, put } = outputFolder();
  mkdirSync(out);
  writeFileSync(join(out, 'thesis.txt'), 'years of work');
  await expect(put({})).rejects.toThrow(UsageError);
  expect(existsSync(join(parent, '.out.staging'))).toBe(false);
});
