import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createAskHost } from '../../cli/check/live/live-host.ts';
import { hashContent } from '../../cli/site/output-file.ts';

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
  const answer = await createAskHost(origin)('/', 100);
  expect(answer).toMatchObject({ status: 200, hash: hashContent('here') });
  expect(calls).toBe(2);
});

test('a host that stays busy is asked three times', async () => {
  let calls = 0;
  const origin = await serve((_, response) => {
    calls += 1;
    response.writeHead(503, { 'retry-after': '0' }).end();
  });
  expect((await createAskHost(origin)('/', 100)).status).toBe(503);
  expect(calls).toBe(3);
});

test('an answer without an end is not read to it', async () => {
  const origin = await serve((_, response) => {
    const more = (): void => {
      while (response.write('x'.repeat(1000)) && !response.closed);
    };
    response.on('drain', more);
    more();
  });
  expect((await createAskHost(origin)('/', 5000)).hash).toBeUndefined();
});

test('a redirect is not followed', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(301, { location: '/nv/' }).end();
  });
  const { status, headers } = await createAskHost(origin)('/nevada', 0);
  expect([status, headers.get('location')]).toEqual([301, '/nv/']);
});
