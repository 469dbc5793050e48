import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { writeFile } from './sample-output.ts';
import { serveSample } from './serve-sample.ts';

const text = 'A line that repeats itself.\n'.repeat(100);

interface Answer {
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** Asks without undoing the compression, as `fetch` would. */
async function ask(path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const { folder, addresses } = await serveSample();
  writeFile(folder, 'main/long.txt', text);
  writeFile(folder, 'main/long.pdf', text);
  writeFile(folder, 'main/404.html', text);
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, addresses.main), { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject).end();
  });
}

test('a text is sent by Brotli to whoever takes it', async () => {
  const { headers, body } = await ask('/long.txt', { 'accept-encoding': 'gzip, deflate, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

test('a text is sent by gzip to whoever takes no Brotli', async () => {
  const { headers, body } = await ask('/long.txt', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(text);
});

test.each(['gzip, br', 'br;q=0.5, gzip', '*', 'BR'])(
  'Brotli is preferred where %s is accepted',
  async (accepted) => {
    const { headers } = await ask('/long.txt', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe('br');
  },
);

test('whoever takes neither gets the text as it is', async () => {
  const { headers, body } = await ask('/long.txt', {});
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(text);
});

test('each form of a file has an ETag of its own', async () => {
  const [compressed, plain] = await Promise.all([
    ask('/long.txt', { 'accept-encoding': 'br' }),
    ask('/long.txt', {}),
  ]);
  expect(compressed.headers['etag']).not.toBe(plain.headers['etag']);
});

test('the page of unknown paths is compressed as well', async () => {
  const { headers } = await ask('/nothing/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
});

test.each([
  ['a part of a file', '/long.txt', { range: 'bytes=0-9' }],
  ['what is compressed in itself', '/long.pdf', {}],
  ['what is too small to gain by it', '/robots.txt', {}],
])('%s is sent as it is', async (_, path, headers) => {
  const answer = await ask(path, { 'accept-encoding': 'br', ...headers });
  expect(answer.headers['content-encoding']).toBeUndefined();
});
