import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { createProxy } from '../../../cli/deliver/serve/proxy.ts';
import { listen } from '../../listen.ts';
import type { ServedSample } from './serve-sample.ts';
import { serveSample } from './serve-sample.ts';
import { until } from '../../until.ts';

/** A preview whose calls go to a server that answers so. */
async function proxyTo(
  listener: RequestListener,
  path = '',
  timeoutMs?: number,
): Promise<ServedSample> {
  const address = await listen(createServer(listener));
  return serveProxy(new URL(address + path), timeoutMs);
}

function serveProxy(server: URL, timeoutMs?: number): Promise<ServedSample> {
  return serveSample(createProxy(server, () => undefined, timeoutMs));
}

test('a call is passed on with its method, query and body', async () => {
  const { ask } = await proxyTo((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      response.end(`${String(request.method)} ${String(request.url)} ${body}`);
    });
  });
  const response = await ask('/api/v1/crm/submit/a%20b?x=1', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '"sent"',
  });
  expect(await response.text()).toBe('POST /api/v1/crm/submit/a%20b?x=1 "sent"');
});

test('the path of the server goes before that of the call', async () => {
  const { ask } = await proxyTo((request, response) => response.end(request.url), '/base/');
  expect(await (await ask('/api/v1/x')).text()).toBe('/base/api/v1/x');
});

test('status and headers come back as the server gave them', async () => {
  const { ask } = await proxyTo((_, response) => response.writeHead(402, { 'X-Own': 'a' }).end());
  const response = await ask('/api/v1/x');
  expect([response.status, response.headers.get('x-own')]).toEqual([402, 'a']);
});

test('an answer is passed on while it is still being made', async () => {
  let finish = (): void => undefined;
  const { ask } = await proxyTo((_, response) => {
    response.write('first');
    finish = () => response.end();
  });
  const reader = (await ask('/api/v1/x')).body?.getReader();
  const chunk = await reader?.read();
  expect(Buffer.from(chunk?.value ?? []).toString()).toBe('first');
  finish();
  await reader?.read();
});

test('pages are not requested from the other server', async () => {
  const { ask } = await proxyTo((_, response) => response.end('wrong'));
  expect(await (await ask('/')).text()).toContain('Home');
});

test('a server that cannot be reached is a 502 in JSON', async () => {
  const { ask } = await serveProxy(new URL('http://127.0.0.1:1'));
  const response = await ask('/api/v1/x');
  expect([response.status, await response.json()]).toEqual([
    502,
    { status: 'error', message: 'http://127.0.0.1:1 could not be reached.' },
  ]);
});

test('a server that breaks off breaks off the answer', async () => {
  const { ask } = await proxyTo((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('half', () => response.destroy());
  });
  const answer = ask('/api/v1/x').then((response) => response.text());
  await expect(answer).rejects.toThrow();
});

test('a server that does not answer in time is a 502', async () => {
  const { ask } = await proxyTo(() => undefined, '', 20);
  expect((await ask('/api/v1/x')).status).toBe(502);
});

test('a post of another site never reaches the server', async () => {
  const asked: string[] = [];
  const { ask } = await proxyTo((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  const headers = { Origin: 'http://evil.example', 'Content-Type': 'application/json' };
  const response = await ask('/api/v1/x', { method: 'POST', headers, body: '{}' });
  expect([response.status, asked]).toEqual([403, []]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of the type %s is not passed on, because a page of another site can send one',
  async (type) => {
    const asked: string[] = [];
    const { ask } = await proxyTo((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    const headers = { 'Content-Type': type };
    const response = await ask('/api/v1/x', { method: 'POST', headers, body: '{}' });
    expect([response.status, asked]).toEqual([415, []]);
  },
);

test('a call without a body needs no media type', async () => {
  const { ask } = await proxyTo((_, response) => response.writeHead(204).end());
  expect((await ask('/api/v1/x', { method: 'DELETE' })).status).toBe(204);
});

test('the server is called under its own name, as if by its own page', async () => {
  const { ask, addresses } = await proxyTo((request, response) => {
    response.end(`${String(request.headers.host)} ${String(request.headers.origin)}`);
  });
  const headers = { Origin: new URL(addresses.main).origin };
  const answer = await (await ask('/api/v1/x', { headers })).text();
  expect(answer).toMatch(/^(127\.0\.0\.1:\d+) http:\/\/\1$/);
  expect(answer).not.toContain(new URL(addresses.main).host);
});

test('a redirect comes back as it is, and is not followed', async () => {
  const asked: string[] = [];
  const { ask } = await proxyTo((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { Location: 'http://elsewhere.example/' }).end();
  });
  const response = await ask('/api/v1/x');
  expect([response.status, response.headers.get('location'), asked]).toEqual([
    302,
    'http://elsewhere.example/',
    ['/api/v1/x'],
  ]);
});

test('whoever leaves before the answer ends the call of the server', async () => {
  const leaving = new AbortController();
  let asked: IncomingMessage | undefined;
  const { ask } = await proxyTo((request) => {
    asked = request;
    leaving.abort();
  });
  await expect(ask('/api/v1/x', { signal: leaving.signal })).rejects.toThrow();
  await until(() => expect(asked?.destroyed).toBe(true));
});

// Not every machine has IPv6. What such an address comes to is in the error of a port on which
// nothing listens.
test('a server on an IPv6 address is called at that address, and its name is not looked up', async () => {
  const reports: string[] = [];
  const proxy = createProxy(new URL('http://[::1]:1'), (line) => reports.push(line));
  const { ask } = await serveSample(proxy);
  await ask('/api/v1/x');
  expect(reports).toEqual([expect.stringMatching(/: connect E[A-Z]+ ::1:1\b/)]);
});

test('what failed is reported in one line', async () => {
  const reports: string[] = [];
  const proxy = createProxy(new URL('http://127.0.0.1:1'), (line) => reports.push(line));
  const { ask } = await serveSample(proxy);
  await ask('/api/v1/x');
  expect(reports).toEqual([
    '/api/v1/x: http://127.0.0.1:1 could not be reached: connect ECONNREFUSED 127.0.0.1:1',
  ]);
});
