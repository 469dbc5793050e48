import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { lockFolder } from '../../../cli/compile/site/publication/lock.ts';
import {
  asideFolder,
  restoreOutput,
  stagingFolder,
} from '../../../cli/compile/site/publication/staging.ts';
import { outputFolder } from './output-folder.ts';

vi.mock('fs-native-extensions', () => {
  throw new Error('No binary was found for this system.');
});

test('an output is published, replaced, and keeps what a person put there', async () => {
  const { out, put, read } = outputFolder();
  await put({ 'main/index.html': 'one' });
  mkdirSync(join(out, 'main/mine'));
  symlinkSync('nowhere', join(out, 'main/mine/link'));
  for (const text of ['two', 'three', 'four']) {
    expect(await put({ 'main/index.html': text })).toMatchObject({ foreign: ['main/mine/link'] });
    expect(read('main/index.html')).toBe(text);
  }
});

test('builds of one output at the same time wait for each other', async () => {
  const { put, read } = outputFolder();
  const texts = ['one', 'two', 'three', 'four'];
  await Promise.all(texts.map((text) => put({ 'main/a.html': text, 'main/b.html': text })));
  expect(texts).toContain(read('main/a.html'));
  expect(read('main/b.html')).toBe(read('main/a.html'));
});

test('a lock is had by one at a time, in the order of release', async () => {
  const { parent } = outputFolder();
  const first = await lockFolder(parent);
  const events: string[] = [];
  const second = lockFolder(parent).then((release) => {
    events.push('second');
    return release;
  });
  events.push('first');
  first();
  (await second)();
  expect(events).toEqual(['first', 'second']);
});

test('folders are locked each by itself', async () => {
  const [one, two] = [outputFolder(), outputFolder()];
  const releases = await Promise.all([lockFolder(one.parent), lockFolder(two.parent)]);
  for (const release of releases) release();
  expect(releases).toHaveLength(2);
});

/** An output as it is when the program ends between the two steps of an exchange. */
async function interruptedExchange() {
  const folder = outputFolder();
  await folder.put({ 'main/index.html': 'one' });
  renameSync(folder.out, asideFolder(folder.out));
  return folder;
}

test('an output that an interrupted exchange left aside is put back', async () => {
  const { out, read } = await interruptedExchange();
  await restoreOutput(out);
  expect(read('main/index.html')).toBe('one');
  expect(existsSync(asideFolder(out))).toBe(false);
});

test('an output that an interrupted exchange left aside is put back where a link leads', async () => {
  const { out, parent } = await interruptedExchange();
  symlinkSync('out', join(parent, 'linked'));
  await restoreOutput(join(parent, 'linked'));
  expect(existsSync(join(out, 'main/index.html'))).toBe(true);
});

test('a build that is given up after an interrupted exchange leaves the last good output', async () => {
  const { out, read } = await interruptedExchange();
  const { openPublication } = await import('../../../cli/compile/site/publication/publication.ts');
  await (await openPublication(out, 0, '2027-01-21T00:00:00Z')).close();
  expect(read('main/index.html')).toBe('one');
});

test('what an exchange left aside after it had put the new output in place goes', async () => {
  const { out, put, read } = outputFolder();
  await put({ 'main/index.html': 'one' });
  cpSync(out, asideFolder(out), { recursive: true });
  await put({ 'main/index.html': 'two' });
  expect(read('main/index.html')).toBe('two');
  expect(readdirSync(stagingFolder(out))).not.toContain('aside');
});

test('nothing is made where there is no output to put back', async () => {
  const { out, parent } = outputFolder();
  await restoreOutput(out);
  expect(readdirSync(parent)).toEqual([]);
});
