import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../runtime/services/api-error.ts';
import { get } from '../../../runtime/services/api.ts';
import { apiPath } from '../../../runtime/services/call.ts';
import { dropNulls, post } from '../../../runtime/services/post.ts';
import { bodyOf, createFakeServer } from './fake-fetch.ts';

afterEach(() => vi.restoreAllMocks());

const messages = { offline: 'Offline.', unreachable: 'Not reached.', message: 'Failed.' };

test.each([
  ['/crm/form/a', '/api/v1/crm/form/a'],
  ['crm/form/a', '/api/v1/crm/form/a'],
  ['/api/v1/crm/form/a', '/api/v1/crm/form/a'],
  ['/api/v2/marketing/webinars?regionId=nv', '/api/v2/marketing/webinars?regionId=nv'],
  ['/api/v3/things', '/api/v1/api/v3/things'],
  ['/api/v10/things', '/api/v1/api/v10/things'],
])('the path %s is called at %s', (path, called) => {
  expect(apiPath(path)).toBe(called);
});

test('calls send same-origin credentials and speak JSON', async () => {
  const server = createFakeServer({ body: {} });
  await post({ fetch: server.fetch }, '/things', {});
  expect(server.calls[0]?.init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  });
});

test('calls go to the origin of the settings', async () => {
  const server = createFakeServer({ body: {} });
  await get({ origin: 'https://api.example', fetch: server.fetch }, '/things');
  expect(server.calls[0]?.url).toBe('https://api.example/api/v1/things');
});

test('nulls are dropped from what is sent, at any depth', async () => {
  const server = createFakeServer({ body: {} });
  const payload = { hutk: null, fields: [{ name: 'a', value: null }, null] };
  await post({ fetch: server.fetch }, '/things', payload);
  expect(bodyOf(server.calls[0])).toEqual({ fields: [{ name: 'a' }] });
});

test('only nulls are dropped', () => {
  expect(dropNulls({ a: 0, b: '', c: false })).toEqual({ a: 0, b: '', c: false });
});

test('an answer is read as JSON', async () => {
  const server = createFakeServer({ body: { name: 'A form' } });
  await expect(get(server, '/things')).resolves.toEqual({ name: 'A form' });
});

test.each([{ body: '' }, { body: '<p>Thanks</p>' }, { status: 204 }])(
  'an answer without JSON (%o) is no error',
  async (answer) => {
    await expect(post(createFakeServer(answer), '/things', {})).resolves.toBeUndefined();
  },
);

test.each(['<!doctype html><title>Log in</title>', '\n<HTML lang="en"><body></body></HTML>'])(
  'a page in place of an answer is none: %s',
  async (body) => {
    const call = post(createFakeServer({ body }), '/things', {}, messages);
    await expect(call).rejects.toThrow(messages.unreachable);
  },
);

test('without an answer the message is that the server was not reached', async () => {
  const call = post(createFakeServer('unreachable'), '/things', {}, messages);
  await expect(call).rejects.toThrow(messages.unreachable);
});

test('an answer that is not OK has the message for that', async () => {
  const call = post(createFakeServer({ status: 500 }), '/things', {}, messages);
  await expect(call).rejects.toThrow(messages.message);
});

test('of a call that was begun offline and not answered, the message is that the device is offline', async () => {
  const server = { ...createFakeServer('unreachable'), isOffline: () => true };
  const call = post(server, '/things', {}, messages);
  await expect(call).rejects.toThrow(messages.offline);
});

test('an answer counts, though the device was taken for offline', async () => {
  const server = { ...createFakeServer({ body: {} }), isOffline: () => true };
  await expect(post(server, '/things', {}, messages)).resolves.toEqual({});
});

test('an error function builds the message from the answer', async () => {
  const api = createFakeServer({ status: 409, body: { why: 'taken' } });
  const errorFunction = (status: number | undefined, body: unknown): string =>
    `${String(status)} ${JSON.stringify(body)}`;
  const call = post(api, '/things', {}, { message: 'Oh.', errorFunction });
  await expect(call).rejects.toThrow('409 {"why":"taken"}');
});

test.each(['unreachable', { status: 503 }] as const)(
  'a GET that met %o is tried once more',
  async (first) => {
    const server = createFakeServer(first, { body: 'ok' });
    await get(server, '/things');
    expect(server.calls).toHaveLength(2);
  },
);

test('a GET is tried twice at most', async () => {
  const server = createFakeServer('unreachable');
  await expect(get(server, '/things')).rejects.toThrow(ApiError);
  expect(server.calls).toHaveLength(2);
});

test('a GET that was answered is not repeated', async () => {
  const server = createFakeServer({ status: 404 });
  await expect(get(server, '/things')).rejects.toThrow(ApiError);
  expect(server.calls).toHaveLength(1);
});

test('a POST is sent once, whatever happens', async () => {
  const server = createFakeServer('unreachable');
  await expect(post(server, '/things', {})).rejects.toThrow(ApiError);
  expect(server.calls).toHaveLength(1);
});

/** A server that answers only when the call is given up. */
const silentFetch: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

test('a call that is not answered in time counts as unanswered', async () => {
  const call = post({ fetch: silentFetch, timeoutMs: 5 }, '/things', {});
  await expect(call).rejects.toMatchObject({ status: undefined });
});

test('a submission has 30 seconds, other calls 15', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const api = createFakeServer({ body: {} });
  await post(api, '/things', {});
  await get(api, '/things');
  expect(limit.mock.calls).toEqual([[30_000], [15_000]]);
});

test('a call with a key sends it in a header', async () => {
  const server = createFakeServer({ body: {} });
  await post(server, '/things', {}, { idempotencyKey: 'of-this-call' });
  expect(server.calls[0]?.init.headers).toMatchObject({ 'Idempotency-Key': 'of-this-call' });
});

test('a call that its caller gives up rejects with the reason', async () => {
  const leaving = new AbortController();
  const call = get({ fetch: silentFetch }, '/things', { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
});
