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

/** Requests a file, and leaves its body compressed, which `fetch` would not. */
async function requestFile(
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { folder, addresses } = await serveSample();
  writeFile(folder, 'main/long.txt', text);
  writeFile(folder, 'main/long.pdf', text);
  writeFile(folder, 'main/404.html', text);
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, addresses.main), { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject).end();
  });
}

test('a text is compressed by Brotli for clients that accept it', async () => {
  const { headers, body } = await requestFile('/long.txt', {
    'accept-encoding': 'gzip, deflate, br',
  });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

test('a text is compressed by gzip for clients that refuse Brotli', async () => {
  const { headers, body } = await requestFile('/long.txt', {
    'accept-encoding': 'br;q=0, gzip;q=0.5',
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(text);
});

test.each(['gzip, br', 'br;q=0.5, gzip', '*', 'BR'])(
  'Brotli is preferred where %s is accepted',
  async (accepted) => {
    const { headers } = await requestFile('/long.txt', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe('br');
  },
);

test('a text is not compressed for clients that accept neither', async () => {
  const { headers, body } = await requestFile('/long.txt', {});
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(text);
});

test('the compressed file and the plain one have different ETags', async () => {
  const [compressed, plain] = await Promise.all([
    requestFile('/long.txt', { 'accept-encoding': 'br' }),
    requestFile('/long.txt', {}),
  ]);
  expect(compressed.headers['etag']).not.toBe(plain.headers['etag']);
});

test('the 404 page is compressed too', async () => {
  const { headers } = await requestFile('/nothing/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
});

test.each([
  ['a part of a file', '/long.txt', { range: 'bytes=0-9' }],
  ['a file of a compressed format', '/long.pdf', {}],
  ['a file too small to gain by compression', '/robots.txt', {}],
])('%s is not compressed', async (_, path, headers) => {
  const answer = await requestFile(path, { 'accept-encoding': 'br', ...headers });
  expect(answer.headers['content-encoding']).toBeUndefined();
});
