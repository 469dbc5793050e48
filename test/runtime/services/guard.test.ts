// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guard } from '../../../runtime/services/guard.ts';
import { settingsName } from '../../../runtime/services/settings.ts';
import type { ClientSettings } from '../../../runtime/services/settings.ts';
import { createFakeServer } from './fake-fetch.ts';
import type { FakeAnswer, FakeServer } from './fake-fetch.ts';

const path = '/api/v1/crm/submit/demo';
const post = { method: 'POST', body: '{}' };

const refused = 'This is a preview.';

beforeEach(() => giveSettings({ formRefused: refused }));
afterEach(() => vi.unstubAllGlobals());

function giveSettings(settings: Partial<ClientSettings>): void {
  const meta = document.createElement('meta');
  meta.name = settingsName;
  meta.content = JSON.stringify(settings);
  document.head.replaceChildren(meta);
}

/** A host that answers in turn. */
function serve(...answers: readonly FakeAnswer[]): FakeServer {
  const server = createFakeServer(...answers);
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

function linesOf({ calls }: FakeServer): readonly string[] {
  return calls.map(({ url, init }) => `${init.method ?? 'GET'} ${url}`);
}

test.each(['kept', 'forwarded'])('a host whose submissions are %s is sent them', async (word) => {
  const server = serve({ body: { submissions: word } }, { status: 201 });
  expect((await guard(path, post)).status).toBe(201);
  expect(linesOf(server)).toEqual(['GET /preview.json', `POST ${path}`]);
});

test.each<[string, FakeAnswer]>([
  ['can’t be reached', 'unreachable'],
  ['has nothing there', { status: 404, body: { submissions: 'kept' } }],
  ['answers with a page', { body: '<!doctype html>' }],
  ['answers with null', { body: null }],
  ['answers with other JSON', { body: { submissions: 'sold' } }],
])('nothing is sent to a host that %s, and the form gets a refusal', async (_kind, answer) => {
  const server = serve(answer);
  const response = await guard(path, post);
  expect(linesOf(server)).toEqual(['GET /preview.json']);
  expect([response.status, await response.json()]).toEqual([
    402,
    [{ type: 'global', error: refused }],
  ]);
});

test('the host is asked again each time, past caches and redirects', async () => {
  const server = serve({ body: { submissions: 'kept' } });
  await guard(path, post);
  await guard(path, post);
  const asked = server.calls.filter(({ url }) => url === '/preview.json');
  expect(asked).toHaveLength(2);
  expect(asked[0]?.init).toMatchObject({ cache: 'no-store', redirect: 'error' });
});

test('what is only read is read without a question', async () => {
  const server = serve({ body: {} });
  await guard('/api/v1/crm/form/demo', { method: 'GET' });
  expect(linesOf(server)).toEqual(['GET /api/v1/crm/form/demo']);
});

test('a build with live forms sends without a question', async () => {
  giveSettings({ liveForms: true });
  const server = serve({ status: 201 });
  await guard(path, post);
  expect(linesOf(server)).toEqual([`POST ${path}`]);
});

test('a device that is offline learns nothing of the host, and its call fails as any other', async () => {
  serve('unreachable');
  vi.stubGlobal('navigator', { onLine: false });
  await expect(guard(path, post)).rejects.toThrow();
});
