import { describe, expect, test } from 'vitest';
import type { AskedRow } from '../../../cli/deliver/check/live/asked-rows.ts';
import { askInOtherCase } from '../../ask-in-other-case.ts';
import { askEachRow } from './asked-rows.ts';
import { forAllHosts, useFewRegions } from './built-site.ts';
import type { Answer } from './requests.ts';
import { ask, forEachAtOnce, hashOf } from './requests.ts';
import { usePages } from './running-pages.ts';

/**
 * Its worker follows the same rules as the function of s3.test.ts, which is asked for the whole
 * table.
 */
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
    const { table } = site.record;
    const rows = [...askEachRow(table), ...askInOtherCase(table)];
    await forEachAtOnce(rows, async (row, agent) => {
      const answer = await ask(ports[row.webRoot], row.path + row.query, {}, agent);
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

function comparable(row: AskedRow, { status, headers, body }: Answer): object {
  const { location } = headers;
  if (location === undefined) return { status, hash: hashOf(body) };
  return { status: isNamed404(row) ? status : permanent(status), location };
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

  test('no _redirects is there, since the worker answers all', async () => {
    const paths = (await build()).record.files.map(({ path }) => path);
    expect(paths).not.toContain(`${webRoot}/_redirects`);
  });
});
