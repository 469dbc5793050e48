import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { ServedApi } from './serve-api.ts';
import { serveApi } from './serve-api.ts';

const view = {
  event: 'pageview',
  url: 'https://career.example/nv/spring26/webinar/',
  title: 'A webinar',
  referrer: 'https://search.example/',
  region: 'nv',
  campaign: 'spring26',
};

function send(
  { ask }: ServedApi,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask(path, { method: 'POST', body: JSON.stringify(body), headers });
}

async function read({ ask }: ServedApi, path: string): Promise<unknown> {
  return (await ask(path)).json();
}

const today = (): string => new Date().toISOString().slice(0, 10);

describe('page views', () => {
  const path = '/collect/views';

  test('are counted by day, page, region and campaign, and nothing else of them is kept', async () => {
    const api = await serveApi();
    const answers = [await send(api, path, view), await send(api, path, view)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const { url, title, event, referrer, ...counted } = view;
    expect([url, title, event, referrer]).not.toContain('');
    expect(await read(api, path)).toEqual({
      pageViews: [{ day: today(), page: '/nv/spring26/webinar/', ...counted, views: 2 }],
    });
  });

  test('are counted in the format of the other adapter', async () => {
    const api = await serveApi();
    const { url, region, campaign } = view;
    await send(api, path, { name: 'pageview', url, props: { region, campaign } });
    expect(await read(api, path)).toMatchObject({ pageViews: [{ region, campaign, views: 1 }] });
  });

  test('of pages that are opened at once are all counted', async () => {
    const api = await serveApi();
    await Promise.all(Array.from({ length: 20 }, () => send(api, path, view)));
    expect(await read(api, path)).toMatchObject({ pageViews: [{ views: 20 }] });
  });

  test('stay when the preview is started again, and only the owner may read them', async () => {
    const { root, ...first } = await serveApi();
    await send({ root, ...first }, path, view);
    expect(await read(await serveApi({ root }), path)).toMatchObject({ pageViews: [{ views: 1 }] });
    expect(statSync(join(root, '.career-site/page-views.jsonl')).mode & 0o777).toBe(0o600);
  });

  test('are shown by the latest day, and of a day the page that was opened most first', async () => {
    const api = await serveApi();
    const sent = ['/nv/', '/nv/plan/', '/nv/plan/'];
    for (const page of sent) await send(api, path, { ...view, url: `https://a.example${page}` });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    await send(api, path, { ...view, url: 'https://a.example/nv/about/' });
    vi.useRealTimers();
    expect(await read(api, path)).toMatchObject({
      pageViews: [{ page: '/nv/about/' }, { page: '/nv/plan/', views: 2 }, { page: '/nv/' }],
    });
  });

  test('of more pages than are kept leave the latest', async () => {
    const api = await serveApi();
    await send(api, path, view);
    const counts = Array.from({ length: 2000 }, (_, index) =>
      JSON.stringify({ day: '2026-01-01', page: `/nv/${String(index)}/`, region: 'nv', views: 1 }),
    );
    writeFileSync(join(api.root, '.career-site/page-views.jsonl'), `${counts.join('\n')}\n`);
    await send(api, path, view);
    const { pageViews } = Object(await read(api, path));
    expect(pageViews).toHaveLength(2000);
    expect(pageViews[0]).toMatchObject({ day: today(), views: 1 });
    expect(JSON.stringify(pageViews)).not.toContain('/nv/0/');
  });

  test.each([
    ['no address', { ...view, url: undefined }],
    ['an address that is none', { ...view, url: 'javascript:alert(1)' }],
    ['a path without end', { ...view, url: `https://a.example/${'a'.repeat(300)}` }],
    ['a region that is none', { ...view, region: '<b>nv</b>' }],
    ['a list in place of a view', [view]],
    ['nothing', null],
  ])('with %s are refused', async (_what, sent) => {
    const api = await serveApi();
    expect((await send(api, path, sent)).status).toBe(400);
    expect(await read(api, path)).toEqual({ pageViews: [] });
  });

  test('lose a campaign that is none', async () => {
    const api = await serveApi();
    await send(api, path, { ...view, campaign: '<script>' });
    expect(JSON.stringify(await read(api, path))).not.toContain('script');
  });
});

describe('error reports', () => {
  const path = '/collect/errors';
  const report = {
    message: 'Error: Broken for ada@school.example',
    stack: 'Error: Broken\n    at https://a.example/assets/client.js:1:2',
    island: 'CrmForm',
    environment: 'production',
    path: '/nv/plan/',
  };

  test('are kept without personal data, the latest first', async () => {
    const api = await serveApi();
    await send(api, path, report);
    await send(api, path, { message: 'Later' });
    expect(await read(api, path)).toEqual({
      errorReports: [
        { receivedAt: expect.any(String), message: 'Later' },
        { ...report, receivedAt: expect.any(String), message: 'Error: Broken for [e-mail]' },
      ],
    });
  });

  test('keep nothing that is not of a report, and no text without end', async () => {
    const api = await serveApi();
    await send(api, path, { message: 'x'.repeat(9000), cookie: 'hubspotutk=1', path: { a: 1 } });
    const { errorReports } = Object(await read(api, path));
    expect(Object.keys(errorReports[0])).toEqual(['receivedAt', 'message']);
    expect(errorReports[0].message).toHaveLength(2000);
  });

  test('are a hundred at most', async () => {
    const api = await serveApi();
    for (let index = 0; index < 102; index += 1)
      await send(api, path, { message: `No. ${String(index)}` });
    const { errorReports } = Object(await read(api, path));
    expect(errorReports).toHaveLength(100);
    expect(errorReports[99]).toMatchObject({ message: 'No. 2' });
  });

  test('without a message are refused', async () => {
    expect((await send(await serveApi(), path, { stack: 'at a' })).status).toBe(400);
  });
});

describe.each(['/collect/views', '/collect/errors'])('%s', (path) => {
  test('takes no other method', async () => {
    const { ask } = await serveApi();
    const response = await ask(path, { method: 'PUT', body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test.each([
    ['another type', 415, { 'Content-Type': 'application/x-www-form-urlencoded' }, '{}'],
    ['what is no JSON', 400, {}, '{'],
    ['more than 16 kB', 413, {}, `"${'x'.repeat(17_000)}"`],
    ['what a page of another site sends', 403, { Origin: 'https://evil.example' }, '{}'],
  ])('refuses %s', async (_what, status, headers, body) => {
    const { ask } = await serveApi();
    expect((await ask(path, { method: 'POST', headers, body })).status).toBe(status);
  });

  test('is never cached, and no browser takes what it shows for a page', async () => {
    const { headers } = await (await serveApi()).ask(path);
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ]);
  });
});
