import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { outputFolder } from './output-folder.ts';

/** An output with a page, and a file and a folder of a person beside it. */
async function publishedOutput() {
  const folder = outputFolder();
  const outside = join(folder.parent, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'letter.txt'), 'mine');
  await folder.put({ 'main/nv/index.html': 'one' });
  return { ...folder, outside };
}

type PublishedOutput = Awaited<ReturnType<typeof publishedOutput>>;

/** Builds often enough for each folder that is reused to have its turn. */
async function buildThrice({ put }: PublishedOutput) {
  await put({ 'main/nv/index.html': 'two' });
  await put({ 'main/nv/index.html': 'three' });
  return put({ 'main/nv/index.html': 'four' });
}

describe('a link in the place of what a build writes', () => {
  test('to a file is replaced, and that file stays as it is', async () => {
    const output = await publishedOutput();
    const page = join(output.out, 'main/nv/index.html');
    rmSync(page);
    symlinkSync(join(output.outside, 'letter.txt'), page);
    await buildThrice(output);
    expect(readFileSync(join(output.outside, 'letter.txt'), 'utf8')).toBe('mine');
    expect([lstatSync(page).isFile(), output.read('main/nv/index.html')]).toEqual([true, 'four']);
  });

  test('to a folder is replaced, and that folder stays as it is', async () => {
    const output = await publishedOutput();
    rmSync(join(output.out, 'main/nv'), { recursive: true });
    symlinkSync(output.outside, join(output.out, 'main/nv'));
    await buildThrice(output);
    expect(readdirSync(output.outside)).toEqual(['letter.txt']);
    expect(lstatSync(join(output.out, 'main/nv')).isDirectory()).toBe(true);
  });

  test.each(['main/nv', 'main/nv/index.html'])('is reported: %s', async (path) => {
    const { out, put, outside } = await publishedOutput();
    rmSync(join(out, path), { recursive: true });
    symlinkSync(outside, join(out, path));
    expect(await put({ 'main/nv/index.html': 'two' })).toMatchObject({
      foreign: [],
      replaced: [path],
    });
  });

  test('that a draft has from earlier is not written through', async () => {
    const output = await publishedOutput();
    await output.put({ 'main/nv/index.html': 'two' });
    const spare = join(output.parent, '.out.staging/next/main/nv');
    rmSync(spare, { recursive: true });
    symlinkSync(output.outside, spare);
    await output.put({ 'main/nv/index.html': 'three' });
    expect(readdirSync(output.outside)).toEqual(['letter.txt']);
  });

  test('is not followed to a build record', async () => {
    const output = await publishedOutput();
    await output.put({ 'main/nv/index.html': 'two' });
    const record = join(output.out, 'manifest.json');
    writeFileSync(join(output.outside, 'manifest.json'), readFileSync(record));
    rmSync(record);
    symlinkSync(join(output.outside, 'manifest.json'), record);
    await expect(output.put({ 'main/nv/index.html': 'three' })).rejects.toThrow(
      'holds files that career-site did not write',
    );
  });
});

test.each(['next', 'aside', 'lock'])(
  'a link to a folder in the place of the staging’s %s is not followed',
  async (name) => {
    const output = await publishedOutput();
    const staging = join(output.parent, '.out.staging');
    rmSync(join(staging, name), { recursive: true, force: true });
    symlinkSync(output.outside, join(staging, name));
    await buildThrice(output);
    expect(readdirSync(output.outside)).toEqual(['letter.txt']);
  },
);

test('a link in the place of the staging is not followed', async () => {
  const output = await publishedOutput();
  rmSync(join(output.parent, '.out.staging'), { recursive: true });
  symlinkSync(output.outside, join(output.parent, '.out.staging'));
  await buildThrice(output);
  expect(readdirSync(output.outside)).toEqual(['letter.txt']);
});

test('a file with a second name elsewhere is replaced, and not changed under that name', async () => {
  const output = await publishedOutput();
  const second = join(output.outside, 'second-name.html');
  linkSync(join(output.out, 'main/nv/index.html'), second);
  await buildThrice(output);
  expect(readFileSync(second, 'utf8')).toBe('one');
  expect(output.read('main/nv/index.html')).toBe('four');
});

describe('what a person put into the output stays as it is, and is reported', () => {
  test.each([
    ['a link to a folder', '../../outside'],
    ['a link to a file', '../../outside/letter.txt'],
    ['a link that leads nowhere', 'nowhere'],
    ['a link to itself', 'acme-challenge'],
  ])('%s', async (_what, target) => {
    const output = await publishedOutput();
    const link = join(output.out, 'main/acme-challenge');
    symlinkSync(target, link);
    expect((await buildThrice(output)).foreign).toEqual(['main/acme-challenge']);
    expect(readlinkSync(link)).toBe(target);
  });

  test('a named pipe', async () => {
    const output = await publishedOutput();
    const pipe = join(output.out, 'main/pipe');
    execFileSync('mkfifo', [pipe]);
    const { ino } = lstatSync(pipe);
    expect((await buildThrice(output)).foreign).toEqual(['main/pipe']);
    expect(lstatSync(pipe)).toMatchObject({ ino });
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  test('a socket, which still answers', async () => {
    const output = await publishedOutput();
    const path = join(output.out, 'main/socket');
    const server = createServer((client) => client.end('here')).listen(path);
    onTestFinished(() => {
      server.close();
    });
    await once(server, 'listening');
    expect((await buildThrice(output)).foreign).toEqual(['main/socket']);
    const [answer] = await once(connect(path), 'data');
    expect(String(answer)).toBe('here');
  });

  test('a file, with its permissions and its time', async () => {
    const output = await publishedOutput();
    const path = join(output.out, 'main/notes.txt');
    writeFileSync(path, 'mine');
    chmodSync(path, 0o640);
    const { mode, mtimeMs } = statSync(path);
    expect((await buildThrice(output)).foreign).toEqual(['main/notes.txt']);
    expect(statSync(path)).toMatchObject({ mode, mtimeMs });
  });
});

test('an output folder that is a link stays one, and the output goes to where it leads', async () => {
  const output = await publishedOutput();
  const elsewhere = join(output.parent, 'elsewhere');
  rmSync(output.out, { recursive: true });
  mkdirSync(elsewhere);
  symlinkSync('elsewhere', output.out);
  await buildThrice(output);
  expect(readlinkSync(output.out)).toBe('elsewhere');
  expect(readFileSync(join(elsewhere, 'main/nv/index.html'), 'utf8')).toBe('four');
});

test('an output folder that is a link to a person’s folder is refused', async () => {
  const output = await publishedOutput();
  rmSync(output.out, { recursive: true });
  symlinkSync('outside', output.out);
  await expect(output.put({ 'main/nv/index.html': 'two' })).rejects.toThrow(
    'holds files that career-site did not write',
  );
  expect(readdirSync(output.outside)).toEqual(['letter.txt']);
});

test('an output folder that is a link which leads nowhere is refused', async () => {
  const output = await publishedOutput();
  rmSync(output.out, { recursive: true });
  symlinkSync('nowhere', output.out);
  await expect(output.put({ 'main/nv/index.html': 'two' })).rejects.toThrow(
    'is a link that leads nowhere',
  );
  expect(existsSync(join(output.parent, 'nowhere'))).toBe(false);
});
