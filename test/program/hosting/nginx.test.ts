import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { headersOf } from '../../../cli/compile/site/headers.ts';
import type { AskedRow } from '../../../cli/deliver/check/live/asked-rows.ts';
import { askInOtherCase } from '../../ask-in-other-case.ts';
import { askThoroughly } from '../../ask-thoroughly.ts';
import { askEachRow } from './asked-rows.ts';
import type { BuiltSite } from './built-site.ts';
import { forAllHosts, useBuild } from './built-site.ts';
import type { Answer } from './requests.ts';
import { ask, forEachAtOnce, hashOf } from './requests.ts';
import { useNginx } from './running-nginx.ts';
import { valueFor } from '../../../cli/compile/resolve/web-roots.ts';

const build = useBuild(...forAllHosts);
const nginx = useNginx(build);

/** There are thousands of rows. */
const slow = { timeout: 180_000 };

const encodings = ['br', 'gzip', 'identity'] as const;

/** Builds with other tables than that of the whole site. */
const builds = {
  'the whole site': { build, nginx, rowsOf: askEachRow },
  'two states and the library': serve(
    '--state',
    'nv,new_jersey',
    '--library',
    '--env',
    'production',
  ),
  'a state alone below its prefix': serve('--state', 'nv', '--env', 'production'),
  'a state at the root of its own domain': serve('--state', 'nv', '--mount', 'root'),
};

function serve(...options: readonly string[]) {
  const build = useBuild('--host', 'nginx', ...options);
  return { build, nginx: useNginx(build), rowsOf: askThoroughly };
}

describe.each(Object.entries(builds))('with %s', (_name, { build, nginx, rowsOf }) => {
  test(
    'each row of the URL table is answered with its status, location, body, encoding and headers',
    slow,
    async () => {
      const [site, { ports }] = [await build(), await nginx()];
      const rows = [...rowsOf(site.record.table), ...askInOtherCase(site.record.table)];
      const mismatches: string[] = [];
      await forEachAtOnce([...rows.entries()], async ([index, row], agent) => {
        const encoding = encodings[index % encodings.length] ?? 'identity';
        const asked = { 'accept-encoding': encoding };
        const answer = await ask(ports[row.webRoot], row.path + row.query, asked, agent);
        mismatches.push(...mismatchesOf(site, row, encoding, answer));
      });
      expect(rows.length).toBeGreaterThan(50);
      expect(mismatches.slice(0, 20)).toEqual([]);
    },
  );
});

function mismatchesOf(
  site: BuiltSite,
  row: AskedRow,
  encoding: string,
  answer: Answer,
): readonly string[] {
  const got = read(answer);
  const bytes = row.file === undefined ? undefined : site.read(row.file);
  const shrinks = bytes !== undefined && bytes.length >= 1000 && isText(row.file);
  const expected = {
    status: row.status,
    location: row.location,
    encoding: shrinks && encoding !== 'identity' ? encoding : undefined,
    hash: bytes === undefined ? undefined : hashOf(bytes),
  };
  if (row.file === undefined) got.hash = undefined;
  const [a, b] = [JSON.stringify(got), JSON.stringify(expected)];
  const address = `${row.webRoot} ${row.path}${row.query}`;
  const headers = Object.entries(headersOf(valueFor(site.record.headers, row.webRoot), row.path));
  return [
    ...(a === b ? [] : [`${address}: ${a}, not ${b}`]),
    ...headers
      .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
      .map(([name]) => `${address}: ${name} is ${String(answer.headers[name.toLowerCase()])}`),
  ];
}

function isText(file: string | undefined): boolean {
  return /\.(html|xml|json|txt)$/.test(file ?? '');
}

function read({ status, headers, body }: Answer): {
  status: number;
  location: string | undefined;
  encoding: string | undefined;
  hash: string | undefined;
} {
  const encoding = headers['content-encoding'];
  return { status, location: headers.location, encoding, hash: hashOf(decode(body, encoding)) };
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

describe('files below /assets/', () => {
  test('are kept by browsers for a year, with the headers of everything else', async () => {
    const [site, { ports }] = [await build(), await nginx()];
    const script = site.record.files.find(({ path }) => /^main\/assets\/client-.*\.js$/.test(path));
    const path = `/${script?.path.slice('main/'.length) ?? ''}`;
    const { headers } = await ask(ports.main, path, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('are never answered with a page when they are missing', async () => {
    const { ports } = await nginx();
    const { status, headers, body } = await ask(ports.main, '/assets/client-0000.js');
    expect([status, headers['content-type'], String(body)]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found.\n',
    ]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

test('a page that the browser has already is not sent again', async () => {
  const { ports } = await nginx();
  const { headers } = await ask(ports.main, '/nv/plan/');
  const again = await ask(ports.main, '/nv/plan/', { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each([
  '/new_jersey/%0d%0aX-Injected:%201',
  '/New%0AJersey/plan',
  '//evil.example/new_jersey/',
  '/new_jersey//evil.example',
  '/%2f%2fevil.example/quote',
  '/nv/..%2f..%2fmanifest.json',
])('%s injects nothing and leads to no other host', async (path) => {
  const { ports } = await nginx();
  const { status, headers } = await ask(ports.main, path);
  expect([301, 400, 404]).toContain(status);
  expect(headers).not.toHaveProperty('x-injected');
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
});

test('a region has its own page for addresses that do not exist', async () => {
  const [site, { ports }] = [await build(), await nginx()];
  const { status, body } = await ask(ports.main, '/nv/no-such-page/');
  expect([status, hashOf(body)]).toEqual([404, hashOf(site.read('main/nv/404.html'))]);
});
