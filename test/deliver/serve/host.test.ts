import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleRules, writeFile } from './sample-output.ts';
import { askRaw, serveSample } from './serve-sample.ts';

test('a page answers 200 as HTML', async () => {
  const { ask } = await serveSample();
  const response = await ask('/nv/plan/');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('Nevada plan');
});

test('HEAD answers the headers of GET and no body', async () => {
  const { ask } = await serveSample();
  const response = await ask('/nv/plan/', { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('26');
  expect(await response.text()).toBe('');
});

test('a page without its slash redirects to itself with it, query kept', async () => {
  const { ask } = await serveSample();
  const response = await ask('/nv/plan?from=mail');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/nv/plan/?from=mail');
});

test('an alias redirects for good, path and query kept', async () => {
  const { ask } = await serveSample();
  const response = await ask('/Nevada/plan/?a=1');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/nv/plan/?a=1']);
});

test('a rewrite answers with the page it stands for', async () => {
  const { ask } = await serveSample();
  const response = await ask('/nv/spring26/quote/');
  expect([response.status, await response.text()]).toEqual([200, '<title>Nevada quote</title>']);
});

test('a page in another letter case is redirected to, query kept', async () => {
  const { ask } = await serveSample();
  const response = await ask('/nv/Plan?a=B');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/nv/plan/?a=B']);
});

test('an unknown path below a region answers 404 with the page of that region', async () => {
  const { ask } = await serveSample();
  const response = await ask('/nv/nothing/');
  expect([response.status, await response.text()]).toEqual([
    404,
    '<title>Not found in Nevada</title>',
  ]);
});

test('an unknown path answers 404 with the page of the site', async () => {
  const { ask } = await serveSample();
  const response = await ask('/nothing/');
  expect([response.status, await response.text()]).toEqual([404, '<title>Not found</title>']);
});

test('a link that leads to itself is no file of the site', async () => {
  const { ask, folder } = await serveSample();
  symlinkSync('loop.svg', join(folder, 'main/assets/loop.svg'));
  expect((await ask('/assets/loop.svg')).status).toBe(404);
});

test('a brochure that is kept of an earlier build answers with its own bytes', async () => {
  const { ask, folder } = await serveSample();
  writeFile(folder, 'main/assets/nevada-0123456789.pdf', 'earlier');
  const response = await ask('/assets/nevada-0123456789.pdf');
  expect([response.status, await response.text()]).toEqual([200, 'earlier']);
});

test('an unknown path of the library leads home', async () => {
  const { askLibrary } = await serveSample();
  const response = await askLibrary('/nothing/');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
});

test('a missing asset of the library is a plain 404, never a page', async () => {
  const { askLibrary } = await serveSample();
  const response = await askLibrary('/assets/client-gone.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('a missing asset is not cached for good', async () => {
  const { ask } = await serveSample();
  const response = await ask('/assets/client-gone.js');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('hashed files are cached for good, pages are asked for again', async () => {
  const { ask } = await serveSample();
  const [asset, page] = [await ask('/assets/site-1a2b.css'), await ask('/')];
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(page.headers.get('cache-control')).toBe('no-cache');
});

test('redirects and error pages carry the policy too', async () => {
  const { ask } = await serveSample();
  const answers = [await ask('/nevada'), await ask('/nothing/')];
  for (const { headers } of answers) expect(headers.has('content-security-policy')).toBe(true);
});

test('a browser that has the file already is not sent it again', async () => {
  const { ask } = await serveSample();
  const etag = (await ask('/robots.txt')).headers.get('etag') ?? '';
  const again = await ask('/robots.txt', { headers: { 'If-None-Match': `"other", W/${etag}` } });
  expect(again.status).toBe(304);
});

test('a changed file has another ETag', async () => {
  const { ask, folder } = await serveSample();
  const before = (await ask('/robots.txt')).headers.get('etag') ?? '';
  writeFile(folder, 'main/robots.txt', 'User-agent: x\n');
  const after = await ask('/robots.txt', { headers: { 'If-None-Match': before } });
  expect(after.status).toBe(200);
});

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/14', 'User'],
  ['bytes=11-', 206, 'bytes 11-13/14', ' *\n'],
  ['bytes=-2', 206, 'bytes 12-13/14', '*\n'],
  ['bytes=0-99', 206, 'bytes 0-13/14', 'User-agent: *\n'],
  ['bytes=-99', 200, null, 'User-agent: *\n'],
  ['bytes=0-1,4-5', 200, null, 'User-agent: *\n'],
  ['bytes=4-2', 416, 'bytes */14', ''],
  ['bytes=20-', 416, 'bytes */14', ''],
  ['bytes=-0', 416, 'bytes */14', ''],
  ['bytes=', 200, null, 'User-agent: *\n'],
  ['lines=0-1', 200, null, 'User-agent: *\n'],
])('the range %s answers %i', async (range, status, contentRange, body) => {
  const { ask } = await serveSample();
  const response = await ask('/robots.txt', { headers: { Range: range } });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(await response.text()).toBe(body);
});

test('a range of a file that has changed answers the whole file', async () => {
  const { ask } = await serveSample();
  const headers = { Range: 'bytes=0-3', 'If-Range': '"old"' };
  expect((await ask('/robots.txt', { headers })).status).toBe(200);
});

test.each(['/../manifest.json', '/%2e%2e/manifest.json', '/..%2fmanifest.json', '/%00', '/%'])(
  '%s is malformed',
  async (path) => {
    const { addresses } = await serveSample();
    expect(await askRaw(addresses.main, path)).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test.each(['/..%5cmanifest.json', '/nv/..%5c..%5cmanifest.json', '//elsewhere.example/plan'])(
  '%s never leaves the web root',
  async (path) => {
    const { addresses } = await serveSample();
    expect(await askRaw(addresses.main, path)).toMatch(/^HTTP\/1\.1 404 /);
  },
);

test.each(['/nv/%70lan/', '/nv//plan/', '/nv/./plan/', '/nv/x/%2e%2e/plan/'])(
  '%s is read as the address of a page',
  async (path) => {
    const { addresses } = await serveSample();
    expect(await askRaw(addresses.main, path)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test('other methods than reading are refused', async () => {
  const { ask } = await serveSample();
  const response = await ask('/nv/plan/', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a build that replaces the output is served from then on', async () => {
  const { ask, folder } = await serveSample();
  await ask('/');
  const table = { pages: [], files: [], rules: [] };
  writeFile(folder, 'manifest.json', JSON.stringify({ ...sampleRules, table }));
  expect((await ask('/nv/plan/')).status).toBe(404);
});
