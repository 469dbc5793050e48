import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashContent } from '../../../cli/compile/values/hash.ts';
import type { Writer } from '../../../cli/compile/site/publication/writer.ts';
import { openWriter } from '../../../cli/compile/site/publication/writer.ts';

/** The number of files decides whether they are written in a thread of their own. */
const ways = { 'at once': 1, 'in a thread': 1000 } as const;

function openDraftWriter(files: number): { readonly folder: string; readonly writer: Writer } {
  const folder = mkdtempSync(join(tmpdir(), 'writer-'));
  const writer = openWriter(folder, files);
  onTestFinished(async () => {
    await writer.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, writer };
}

describe.each(Object.entries(ways))('a writer that writes %s', (_way, files) => {
  test('writes texts and bytes, with the folders that they need', async () => {
    const { folder, writer } = openDraftWriter(files);
    writer.write([{ path: 'main/nv/index.html', contents: 'Nevada – a text' }]);
    writer.write([{ path: 'main/assets/a.bin', contents: Buffer.from([0, 255]) }]);
    await writer.flushed();
    expect(readFileSync(join(folder, 'main/nv/index.html'), 'utf8')).toBe('Nevada – a text');
    expect([...readFileSync(join(folder, 'main/assets/a.bin'))]).toEqual([0, 255]);
  });

  test('returns the hash and the size in bytes of each file', async () => {
    const { writer } = openDraftWriter(files);
    writer.write([{ path: 'a.txt', contents: '–' }]);
    expect(await writer.flushed()).toEqual([{ path: 'a.txt', hash: hashContent('–'), bytes: 3 }]);
  });

  test('returns all files, also those that it has returned before', async () => {
    const { writer } = openDraftWriter(files);
    for (const path of ['a', 'b', 'c']) {
      writer.write([{ path, contents: path }]);
      await writer.flushed();
    }
    expect((await writer.flushed()).map(({ path }) => path)).toEqual(['a', 'b', 'c']);
  });

  test('does not change the bytes that it was given', async () => {
    const { writer } = openDraftWriter(files);
    const contents = new Uint8Array([1, 2, 3]);
    writer.write([{ path: 'a.bin', contents }]);
    await writer.flushed();
    expect([...contents]).toEqual([1, 2, 3]);
  });

  test.each([3, 600_000])('writes %i bytes as they were when it took them', async (length) => {
    const { folder, writer } = openDraftWriter(files);
    const contents = Buffer.alloc(length, 'a');
    writer.write([{ path: 'a.bin', contents }]);
    contents.fill('b');
    await writer.flushed();
    expect(readFileSync(join(folder, 'a.bin')).equals(Buffer.alloc(length, 'a'))).toBe(true);
  });
});

const nameTooLong = 'x'.repeat(300);

test('a thread that cannot write a file fails with the reason and the path of the system', async () => {
  const { folder, writer } = openDraftWriter(ways['in a thread']);
  writer.write([{ path: `main/${nameTooLong}`, contents: 'text' }]);
  await expect(writer.flushed()).rejects.toMatchObject({
    code: 'ENAMETOOLONG',
    path: join(folder, 'main', nameTooLong),
  });
});

test('few files wait for the thread at a time, however many there are', async () => {
  const { writer } = openDraftWriter(ways['in a thread']);
  const megabyte = 2 ** 20;
  const contents = new Uint8Array(megabyte / 2);
  const { arrayBuffers: before } = process.memoryUsage();
  let most = 0;
  for (let index = 0; index < 120; index += 1) {
    writer.write([{ path: `${String(index)}.bin`, contents }]);
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  await writer.flushed();
  expect(most).toBeLessThan(5 * megabyte);
});

test('each file is what was given, also where the thread is slower than anyone waits for', async () => {
  const { folder, writer } = openDraftWriter(ways['in a thread']);
  const wait = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
  onTestFinished(() => wait.mockRestore());
  const contentsOf = (index: number): string => String(index).repeat(2 ** 18);
  for (let index = 0; index < 60; index += 1)
    writer.write([{ path: String(index), contents: contentsOf(index) }]);
  const written = await writer.flushed();
  const wrong = written.filter(
    ({ path }) => readFileSync(join(folder, path), 'utf8') !== contentsOf(Number(path)),
  );
  expect({ count: written.length, wrong }).toEqual({ count: 60, wrong: [] });
});

test('a thread that has failed fails again when it is asked again, and keeps nobody waiting', async () => {
  const { writer } = openDraftWriter(ways['in a thread']);
  for (let index = 0; index < 10; index += 1)
    writer.write([{ path: nameTooLong, contents: 'text' }]);
  await expect(writer.flushed()).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
  writer.write([{ path: 'other', contents: 'text' }]);
  await expect(writer.flushed()).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
});
