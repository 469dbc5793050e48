import { describe, expect, test } from 'vitest';
import type { AskedRow } from '../../../cli/check/live/asked-rows.ts';
import { askEachRow } from './asked-rows.ts';
import { forAllHosts, useFewRegions } from './built-site.ts';
import type { Answer } from './requests.ts';
import { ask, forEachAtOnce, hashOf } from './requests.ts';
import { usePages } from './running-pages.ts';

/** https://developers.cloudflare.com/pages/configuration/redirects/ and /headers/ */
const cloudflareLimits = {
  staticRedirects: 2000,
  redirectLine: 1000,
  headerRules: 100,
  headerLine: 2000,
} as const;

/** Its worker follows the same rules as the function of s3.test.ts, which is asked for the whole table. */
const build = useFewRegions(...forAllHosts);
const pages = { main: usePages(build, 'main'), library: usePages(build, 'library') };
const webRoots = ['main', 'library'] as const;

test(
  'each row of the URL table is answered with its status, location and body',
  { timeout: 400_000 },
  async () => {
    const site = await build();
    const ports = { main: (await pages.main()).port, library: (await pages.library()).port };
    const mismatches: string[] = [];
    await forEachAtOnce(askEachRow(site.record.table), async (row, agent) => {
      const answer = await ask(ports[row.edition], row.path + row.query, {}, agent);
      const [got, ok] = [JSON.stringify(comparable(row, answer)), JSON.stringify(expected(row))];
      if (got !== ok) mismatches.push(`${row.path}: ${got}, not ${ok}`);
    });
    expect(mismatches.slice(0, 20)).toEqual([]);

    function expected(row: AskedRow): object {
      const { status, location, file } = row;
      if (location !== undefined) return { status: permanent(status), location };
      if (isNamed404(row)) return { status: 308, location: row.path.replace('.html', '') };
      return { status, hash: file === undefined ? undefined : hashOf(site.read(file)) };
    }
  },
);

/** Pages leads from any address that ends in `.html` to the one without. */
function isNamed404({ path }: AskedRow): boolean {
  return path.endsWith('/404.html');
}

/** Both are permanent. */
function permanent(status: number): number {
  return status === 301 ? 308 : status;
}

/** A redirect of `_redirects` leads on as it was asked: the page it leads to adds its last slash. */
function comparable(row: AskedRow, { status, headers, body }: Answer): object {
  const { location } = headers;
  if (location === undefined) return { status, hash: hashOf(body) };
  if (isNamed404(row)) return { status, location };
  const [path = '', query] = location.split('?');
  const ended = path.endsWith('/') ? path : `${path}/`;
  return { status: permanent(status), location: ended + (query === undefined ? '' : `?${query}`) };
}

test('headers come with pages, with redirects and with what does not exist', async () => {
  const [site, { port }] = [await build(), await pages.main()];
  const everywhere = Object.entries(site.record.headers.main.everywhere);
  const lowered = Object.fromEntries(
    everywhere.map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const path of [
    '/nv/plan/',
    '/new_jersey/',
    '/New%20Jersey/',
    '/nv/x/',
    '/nv/webinar/latest/99/',
  ]) {
    const { headers } = await ask(port, path);
    expect(headers).toMatchObject(lowered);
  }
});

test('hashed files are kept by browsers for a year', async () => {
  const [site, { port }] = [await build(), await pages.main()];
  const file = site.record.files.find(({ path }) => path.startsWith('main/assets/'));
  const { headers } = await ask(port, `/${file?.path.slice('main/'.length) ?? ''}`);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

describe.each(webRoots)('of the %s web root', (webRoot) => {
  test('the emulator finds every line sound', async () => {
    const printed = (await pages[webRoot]()).printed();
    expect(printed).not.toMatch(/invalid/i);
    expect(printed).toContain('Parsed 2 valid header rules.');
  });

  test('_headers is within the limits', async () => {
    const lines = (await build()).text(`${webRoot}/_headers`).split('\n');
    const rules = lines.filter((line) => line.startsWith('/'));
    expect(rules.length).toBeLessThanOrEqual(cloudflareLimits.headerRules);
    expect(lines.filter((line) => line.length > cloudflareLimits.headerLine)).toEqual([]);
  });
});

describe('_redirects', () => {
  test('is there only where a single path leads elsewhere', async () => {
    const { record } = await build();
    const paths = record.files.map(({ path }) => path);
    const own = paths.filter((path) => /^(?:main|library)\/_redirects$/.test(path));
    const single = record.table.rules.filter(
      ({ type, pattern }) => type === 'redirect' && pattern !== '/' && !/[~*:]/.test(pattern),
    );
    const roots = [...new Set(single.map(({ edition }) => `${edition}/_redirects`))];
    expect(own).toEqual(roots.sort());
  });

  test('is read whole and within the limits, and every rule has its status', async () => {
    const lines = (await build()).text('library/_redirects').trim().split('\n');
    const printed = (await pages.library()).printed();
    expect(printed).toContain(`Parsed ${String(lines.length)} valid redirect rules.`);
    expect(lines.length).toBeLessThanOrEqual(cloudflareLimits.staticRedirects);
    expect(lines.filter((line) => line.length > cloudflareLimits.redirectLine)).toEqual([]);
    expect(lines.filter((line) => !/ (301|302)$/.test(line))).toEqual([]);
  });

  test('puts nothing into a redirect that was asked for', async () => {
    expect((await build()).text('library/_redirects')).not.toMatch(/[*:]/);
  });
});
