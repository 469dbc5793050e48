import { expect, test } from 'vitest';
import type { Authority } from '../../../cli/deliver/serve/access.ts';
import { readAuthority } from '../../../cli/deliver/serve/access.ts';
import { embedApi } from '../../../cli/deliver/serve/api/api.ts';
import { openOutput } from '../../../cli/deliver/serve/output.ts';
import { sampleContent } from './sample-content.ts';
import { temporaryFolder, writeSampleOutput } from './sample-output.ts';
import type { ServedSample } from './serve-sample.ts';
import { sendRaw, serveSample } from './serve-sample.ts';

function authority(text: string): Authority {
  const read = readAuthority(text);
  if (read === undefined) throw new Error(`"${text}" names no host`);
  return read;
}

function serve(...allowed: readonly string[]): Promise<ServedSample> {
  const output = openOutput(writeSampleOutput());
  const api = embedApi({ root: temporaryFolder(), site: output, content: () => sampleContent });
  return serveSample(api, allowed.map(authority));
}

/** PORT stands for the port of the main site. */
function fill(text: string, { addresses }: ServedSample): string {
  return text.replace('PORT', new URL(addresses.main).port);
}

async function statusOf(
  sample: ServedSample,
  head: readonly string[],
  body?: string,
): Promise<number> {
  const lines = [...head, 'Connection: close'].map((line) => fill(line, sample));
  const answer = await sendRaw(sample.addresses.main, lines, body);
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

const submission = JSON.stringify({
  fields: [
    { name: 'firstname', value: 'Ada' },
    { name: 'lastname', value: 'Byron' },
    { name: 'email', value: 'ada@school.example' },
    { name: 'company', value: 'School' },
    { name: 'account_role', value: 'teach' },
  ],
});

/** Posts a sound submission under a host name, with further headers. */
function post(
  sample: ServedSample,
  host: string,
  headers: readonly string[],
  path = '/api/v1/crm/submit/onboarding-setup',
): Promise<number> {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${String(submission.length)}`,
  ];
  return statusOf(sample, [...head, ...headers], submission);
}

test.each(['127.0.0.1:PORT', 'localhost:PORT', 'LOCALHOST:PORT', '[::1]:PORT'])(
  'the host %s is answered',
  async (host) => {
    expect(await statusOf(await serve(), ['GET / HTTP/1.1', `Host: ${host}`])).toBe(200);
  },
);

test.each([
  ['a name that was made to lead here', 'evil.example:PORT'],
  ['a name that begins as ours does', 'localhost.evil.example:PORT'],
  ['a name that ends as ours does', 'evil-localhost:PORT'],
  ['our name on another port', 'localhost:1'],
  ['our name without its port', 'localhost'],
  ['our name behind a user', 'localhost:PORT@evil.example'],
  ['an address of the network', '192.168.0.7:PORT'],
])('%s is refused as a misdirected request: %s', async (_, host) => {
  expect(await statusOf(await serve(), ['GET / HTTP/1.1', `Host: ${host}`])).toBe(421);
});

test('the refusal of a host says in plain words how it could be answered', async () => {
  const sample = await serve();
  const head = ['GET / HTTP/1.1', 'Host: tunnel.example', 'Connection: close'];
  const answer = await sendRaw(sample.addresses.main, head);
  expect(answer).toContain('Content-Type: text/plain');
  expect(answer).toContain(
    fill('Open http://localhost:PORT/, or start it with --allow-host tunnel.example', sample),
  );
});

test.each([
  ['HTTP/1.1 without a host', ['GET / HTTP/1.1']],
  ['HTTP/1.0 without a host', ['GET / HTTP/1.0']],
  ['two hosts', ['GET / HTTP/1.1', 'Host: localhost:PORT', 'Host: evil.example']],
  ['one host twice', ['GET / HTTP/1.1', 'Host: localhost:PORT', 'Host: localhost:PORT']],
])('a request of %s is malformed', async (_, head) => {
  expect(await statusOf(await serve(), head)).toBe(400);
});

test.each([
  ['tunnel.example', 'tunnel.example', 200],
  ['tunnel.example', 'Tunnel.Example:8443', 200],
  ['tunnel.example:8443', 'tunnel.example:8443', 200],
  ['tunnel.example:8443', 'tunnel.example', 421],
  ['tunnel.example', 'evil.tunnel.example', 421],
])('with --allow-host %s the host %s is answered %i', async (allowed, host, status) => {
  expect(await statusOf(await serve(allowed), ['GET / HTTP/1.1', `Host: ${host}`])).toBe(status);
});

test.each([
  ['its own page', ['Origin: http://localhost:PORT', 'Sec-Fetch-Site: same-origin'], 200],
  ['its own page in a browser without Sec-Fetch-Site', ['Origin: http://localhost:PORT'], 200],
  ['a program that is no browser', [], 200],
  ['a page of another site', ['Origin: http://evil.example', 'Sec-Fetch-Site: cross-site'], 403],
  ['a page of another site, by its origin alone', ['Origin: https://evil.example'], 403],
  ['a page of another site, by Sec-Fetch-Site alone', ['Sec-Fetch-Site: cross-site'], 403],
  ['a page of another program here', ['Origin: http://localhost:1'], 403],
  ['a page of the same site', ['Sec-Fetch-Site: same-site'], 403],
  ['a page without an origin', ['Origin: null'], 403],
  ['a page of two origins', ['Origin: http://localhost:PORT', 'Origin: http://evil.example'], 403],
])('a post of %s answers as it should: %j, %i', async (_, headers, status) => {
  const sample = await serve();
  expect(await post(sample, 'localhost:PORT', headers)).toBe(status);
});

test('a page of the library edition posts to its own host, not to that of the main site', async () => {
  const sample = await serve();
  const origin = new URL(sample.addresses.library).origin;
  expect(await post(sample, '127.0.0.1:PORT', [`Origin: ${origin}`])).toBe(403);
});

test('a page that a foreign name serves posts nothing, even under that name', async () => {
  const sample = await serve();
  const headers = ['Origin: http://evil.example:PORT', 'Sec-Fetch-Site: same-origin'];
  expect(await post(sample, 'evil.example:PORT', headers)).toBe(421);
});

test('a page behind an allowed tunnel posts, whether or not the tunnel keeps its name', async () => {
  const sample = await serve('tunnel.example');
  const headers = ['Origin: https://tunnel.example', 'Sec-Fetch-Site: same-origin'];
  expect(await post(sample, 'tunnel.example', headers)).toBe(200);
  expect(await post(sample, 'localhost:PORT', headers)).toBe(200);
});

test('a refused call is reported, with the option that allows it', async () => {
  const sample = await serve();
  await post(sample, 'localhost:PORT', ['Origin: https://tunnel.example']);
  expect(sample.reports).toEqual([
    'Only pages of this server may call it. If it is open as tunnel.example, start it with --allow-host tunnel.example.',
  ]);
});

test('beacons of other sites are refused as well', async () => {
  const sample = await serve();
  const headers = ['Origin: http://evil.example'];
  expect(await post(sample, 'localhost:PORT', headers, '/collect/views')).toBe(403);
});

test.each(['GET', 'HEAD', 'OPTIONS'])(
  'a page of another site gets nothing by %s',
  async (method) => {
    const head = [
      `${method} /api/v1/x HTTP/1.1`,
      'Host: localhost:PORT',
      'Origin: http://evil.example',
    ];
    expect(await statusOf(await serve(), head)).toBe(403);
  },
);

test('links of other sites lead here', async () => {
  const head = ['GET /nv/plan/ HTTP/1.1', 'Host: localhost:PORT', 'Sec-Fetch-Site: cross-site'];
  expect(await statusOf(await serve(), head)).toBe(200);
});

test.each(['', 'https://tunnel.example', 'tunnel.example/path', 'a b', 'me@tunnel.example', ':80'])(
  '"%s" names no host',
  (text) => {
    expect(readAuthority(text)).toBeUndefined();
  },
);
