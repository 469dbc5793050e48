import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashContent } from '../../../cli/compile/values/hash.ts';
import { openPublication } from '../../../cli/compile/site/publication/publication.ts';
import { stagingFolder } from '../../../cli/compile/site/publication/staging.ts';
import { outputFolder } from './output-folder.ts';

test('a file that is no longer made goes, with its folder', async () => {
  const { out, put } = outputFolder();
  await put({ 'main/a/index.html': 'a', 'main/b/index.html': 'b' });
  await put({ 'main/a/index.html': 'a' });
  expect(existsSync(join(out, 'main/b'))).toBe(false);
});

test('a file that two builds before had is not found again', async () => {
  const { out, put } = outputFolder();
  await put({ 'main/old/index.html': 'old' });
  await put({ 'main/index.html': 'one' });
  await put({ 'main/index.html': 'two' });
  expect(existsSync(join(out, 'main/old'))).toBe(false);
});

test('a changed file has its new content, whichever folder is reused', async () => {
  const { put, read } = outputFolder();
  for (const text of ['one', 'two', 'three', 'four']) {
    await put({ 'main/index.html': text });
    expect(read('main/index.html')).toBe(text);
  }
});

test('a file that no build wrote stays, and is reported', async () => {
  const { out, put, read } = outputFolder();
  await put({ 'main/index.html': 'one' });
  writeFileSync(join(out, 'main/proof.html'), 'mine');
  expect(await put({ 'main/index.html': 'two' })).toMatchObject({ foreign: ['main/proof.html'] });
  expect(await put({ 'main/index.html': 'three' })).toMatchObject({ foreign: ['main/proof.html'] });
  expect(read('main/proof.html')).toBe('mine');
});

test('a build that makes a file which a person had put there does not change the one of the last output', async () => {
  const { out, put, read } = outputFolder();
  await put({ 'main/index.html': 'one' });
  writeFileSync(join(out, 'main/proof.html'), 'mine');
  await put({ 'main/index.html': 'two' });
  await put({ 'main/index.html': 'two', 'main/proof.html': 'ours' });
  expect(read('main/proof.html')).toBe('ours');
});

test('assets of the last two builds stay, older ones go', async () => {
  const { put, read } = outputFolder();
  for (const name of ['a', 'b', 'c', 'd']) await put({ [`main/assets/${name}.js`]: name });
  expect(['a', 'b', 'c', 'd'].map((name) => read(`main/assets/${name}.js`))).toEqual([
    undefined,
    'b',
    'c',
    'd',
  ]);
});

test('a brochure that gets an address without a hash stays where earlier builds had it', async () => {
  const { put, read } = outputFolder();
  const earlier = 'main/assets/nevada-0123456789.pdf';
  await put({ [earlier]: 'earlier' });
  await put({ 'main/nv/brochure.pdf': 'now' });
  expect([read(earlier), read('main/nv/brochure.pdf')]).toEqual(['earlier', 'now']);
});

test('the source maps of kept scripts are kept with them', async () => {
  const { put, read } = outputFolder();
  for (const name of ['a', 'b', 'c', 'd']) {
    await put({ [`main/assets/${name}.js`]: name, [`maps/${name}.js.map`]: `map of ${name}` });
  }
  expect(['a', 'b'].map((name) => read(`maps/${name}.js.map`))).toEqual([undefined, 'map of b']);
});

test('building the same assets again makes no asset older', async () => {
  const { put, read } = outputFolder();
  await put({ 'main/assets/a.js': 'a' });
  for (let time = 0; time < 4; time += 1) await put({ 'main/assets/b.js': 'b' });
  expect(read('main/assets/a.js')).toBe('a');
});

test('no assets of earlier builds stay when none are asked for', async () => {
  const { put, read } = outputFolder();
  await put({ 'main/assets/a.js': 'a' });
  await put({ 'main/assets/b.js': 'b' }, 0);
  expect([read('main/assets/a.js'), read('retained.json')]).toEqual([undefined, undefined]);
});

test('the list of kept assets states the hash that the build which made them stated', async () => {
  const { out, put } = outputFolder();
  await put({ 'main/assets/a.js': 'a' });
  writeFileSync(join(out, 'main/assets/a.js'), 'changed since');
  await put({ 'main/assets/b.js': 'b' });
  await put({ 'main/assets/c.js': 'c' });
  const { hashes } = JSON.parse(readFileSync(join(out, 'retained.json'), 'utf8'));
  expect(hashes).toEqual({
    'main/assets/a.js': hashContent('a'),
    'main/assets/b.js': hashContent('b'),
  });
});

test('a list of kept assets without hashes, as earlier versions wrote it, is read', async () => {
  const { out, put, read } = outputFolder();
  await put({ 'main/assets/a.js': 'a' });
  await put({ 'main/assets/b.js': 'b' });
  const list = { version: 1, generations: [['main/assets/a.js']] };
  writeFileSync(join(out, 'retained.json'), JSON.stringify(list));
  await put({ 'main/assets/c.js': 'c' });
  expect([read('main/assets/a.js'), read('main/assets/b.js')]).toEqual(['a', 'b']);
});

test('a list of kept assets that cannot be read keeps no build from publishing', async () => {
  const { out, put, read } = outputFolder();
  await put({ 'main/index.html': 'one' });
  writeFileSync(join(out, 'retained.json'), '{"version":1,"gener');
  await put({ 'main/index.html': 'two' });
  expect(read('main/index.html')).toBe('two');
});

test('builds of one output at the same time wait for each other', async () => {
  const { put, read } = outputFolder();
  const texts = ['one', 'two', 'three'];
  await Promise.all(texts.map((text) => put({ 'main/a.html': text, 'main/b.html': text })));
  expect(texts).toContain(read('main/a.html'));
  expect(read('main/b.html')).toBe(read('main/a.html'));
});

test('a build that is not finished leaves nothing of it, which would keep a full disk full', async () => {
  const { out, put, read } = outputFolder();
  await put({ 'main/index.html': 'one' });
  const publication = await openPublication(out, 1, '2027-01-21T00:00:00Z');
  publication.emit([{ path: 'main/index.html', contents: 'two' }]);
  await publication.emitted();
  await publication.close();
  expect(readdirSync(stagingFolder(out))).not.toContain('next');
  expect(read('main/index.html')).toBe('one');
});

/** When files of an output were changed last, as seconds since 1970. */
function timesOf(out: string, ...paths: readonly string[]): readonly number[] {
  return paths.map((path) => statSync(join(out, path)).mtimeMs / 1000);
}

const days = ['2027-01-21', '2027-01-22', '2027-01-23', '2027-01-24'].map(
  (day) => `${day}T00:00:00Z`,
);
const [first = 0, second = 0, third = 0] = days.map((at) => Date.parse(at) / 1000);

test.each([
  ['few files', 0],
  ['files for a thread', 300],
])('of %s, those that stay as they are keep their times', async (_kind, more) => {
  const { out, put } = outputFolder();
  const others = Object.fromEntries(
    Array.from({ length: more }, (_, index) => [`main/${String(index)}/index.html`, 'page']),
  );
  const texts = ['one', 'one', 'two', 'one'];
  for (const [index, text] of texts.entries())
    await put({ ...others, 'main/index.html': 'same', 'main/a.html': text }, 2, days[index]);
  expect(timesOf(out, 'main/index.html', 'main/a.html')).toEqual([first, third + 86_400]);
});

test('an asset that a build makes again keeps its time from when it was made first', async () => {
  const { out, put } = outputFolder();
  const [style, other] = ['main/assets/a-0123456789.css', 'main/assets/b-0123456789.css'];
  for (const [index, path] of [style, other, style].entries())
    await put({ [path]: 'style' }, 2, days[index]);
  expect(timesOf(out, style)).toEqual([first]);
});

test('a file that changes is newer than what it replaces, whatever the instant of its build', async () => {
  const { out, put } = outputFolder();
  await put({ 'main/a.html': 'one' }, 2, days[1]);
  await put({ 'main/a.html': 'two', 'main/b.html': 'new' }, 2, days[0]);
  expect(timesOf(out, 'main/a.html', 'main/b.html')).toEqual([second + 1, first]);
});

test('an output says how many files are not as the last one had them', async () => {
  const { put } = outputFolder();
  const page = { 'main/index.html': 'page' };
  expect(await put(page)).not.toHaveProperty('differing');
  expect(await put({ ...page, 'main/a.html': 'a', 'main/b.html': 'b' })).toMatchObject({
    differing: 2,
  });
  expect(await put({ ...page, 'main/a.html': 'other' })).toMatchObject({ differing: 2 });
  expect(await put({ ...page, 'main/a.html': 'other' })).toMatchObject({ differing: 0 });
});
