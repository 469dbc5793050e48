import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAskHost } from '../../../cli/deliver/check/live/live-host.ts';
import { hashContent } from '../../../cli/compile/values/hash.ts';

/** Serves on the loopback until the test ends; returns the origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${String(address.port)}`;
}

test('a host that is busy is asked again when it says so', async () => {
  let calls = 0;
  const origin = await serve((_, response) => {
    calls += 1;
    if (calls === 1) response.writeHead(429, { 'retry-after': '0' }).end();
    else response.end('here');
  });
  const answer = await createAskHost(origin)('/', 100, 'identity');
  expect(answer).toMatchObject({ status: 200, hash: hashContent('here') });
  expect(calls).toBe(2);
});

test('a host that stays busy is asked three times', async () => {
  let calls = 0;
  const origin = await serve((_, response) => {
    calls += 1;
    response.writeHead(503, { 'retry-after': '0' }).end();
  });
  expect((await createAskHost(origin)('/', 100, 'identity')).status).toBe(503);
  expect(calls).toBe(3);
});

test('a host that is busy for ever is waited for only so long in all', async () => {
  let calls = 0;
  const origin = await serve((_, response) => {
    calls += 1;
    response.writeHead(429, { 'retry-after': '60' }).end();
  });
  const ask = createAskHost(origin, { answer: 30_000, busy: 1000 });
  const answers = [await ask('/', 100, 'identity'), await ask('/nv/', 100, 'identity')];
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  expect(calls).toBe(2);
});

test('a host that begins to answer and never ends has not answered', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(200).write('a');
  });
  const ask = createAskHost(origin, { answer: 50, busy: 50 });
  await expect(ask('/', 100, 'identity')).rejects.toThrow();
});

const text = Buffer.from('Careers '.repeat(500));
const packed = { gzip: gzipSync(text), br: brotliCompressSync(text) };
const damages: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'its first byte changed': (bytes) => Buffer.concat([Buffer.from('x'), bytes.subarray(1)]),
  'its end cut off': (bytes) => bytes.subarray(0, -4),
  'something behind its end': (bytes) => Buffer.concat([bytes, Buffer.from('junk')]),
};

describe.each(['gzip', 'br'] as const)('a body compressed by %s', (encoding) => {
  const answering = (body: Buffer) =>
    serve((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding });
      response.flushHeaders();
      setImmediate(() => response.end(body));
    });

  test('is read as what it is of', async () => {
    const origin = await answering(packed[encoding]);
    const { hash } = await createAskHost(origin)('/', text.length, encoding);
    expect(hash).toBe(hashContent(text));
  });

  test.each(Object.keys(damages))('is told from what was built with %s', async (damage) => {
    const origin = await answering(damages[damage]?.(packed[encoding]) ?? text);
    const { hash } = await createAskHost(origin)('/', text.length, encoding);
    expect(hash).toBeUndefined();
  });
});

test('an answer without an end is not read to it', async () => {
  const origin = await serve((_, response) => {
    const more = (): void => {
      while (response.write('x'.repeat(1000)) && !response.closed);
    };
    response.on('drain', more);
    more();
  });
  expect((await createAskHost(origin)('/', 5000, 'identity')).hash).toBeUndefined();
});

test('a redirect is not followed', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(301, { location: '/nv/' }).end();
  });
  const { status, headers } = await createAskHost(origin)('/nevada', 0, 'identity');
  expect([status, headers.get('location')]).toEqual([301, '/nv/']);
});
