import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import type { Matcher } from 'netlify-redirector';
import { parsePlain } from 'netlify-redirector';
import { describe, expect, test } from 'vitest';
import type { Edition } from '../../../runtime/contract.ts';
import type { AskedRow } from './asked-rows.ts';
import { askEachRow } from './asked-rows.ts';
import type { BuiltSite } from './built-site.ts';
import { useBuild } from './built-site.ts';

const build = useBuild('--host', 'netlify', '--env', 'production');

/** There are thousands of rows. */
const slow = { timeout: 180_000 };

async function openMatcher(site: BuiltSite, edition: Edition): Promise<Matcher> {
  return parsePlain(site.text(`${edition}/_redirects`), {});
}

/** A file wins over every rule; without its last slash a page leads to itself; then the first rule counts, once. */
function answerOf(site: BuiltSite, matcher: Matcher, { edition, path, query }: AskedRow): object {
  const file = fileAt(site, edition, path);
  if (file !== undefined) return { status: 200, file };
  if (fileAt(site, edition, `${path}/`) !== undefined) {
    return { status: 301, location: `${path}/${query}` };
  }
  const rule = matcher.match({
    scheme: 'https',
    host: 'www.careerexplorer.example',
    path,
    query: query.slice(1),
    getHeader: () => '',
    getCookie: () => '',
  });
  if (rule === null) return { status: 404 };
  if (rule.status === 301 || rule.status === 302) {
    return { status: rule.status, location: endInSlash(rule.to) + query };
  }
  return { status: rule.status, file: fileAt(site, edition, rule.to) };
}

function fileAt({ folder }: BuiltSite, edition: Edition, path: string): string | undefined {
  const file = `${edition}${path}${path.endsWith('/') ? 'index.html' : ''}`;
  const full = join(folder, file);
  return existsSync(full) && statSync(full).isFile() ? file : undefined;
}

/** Netlify leads on as it was asked; the page it leads to answers without its last slash as well. */
function endInSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

function expectedOf({ status, location, file }: AskedRow): object {
  if (location !== undefined) return { status, location };
  return { status, file };
}

test('each row of the URL table is answered', slow, async () => {
  const site = await build();
  const matchers = {
    main: await openMatcher(site, 'main'),
    library: await openMatcher(site, 'library'),
  };
  const rows = askEachRow(site.manifest.table);
  const faults = rows
    .map((row) => ({ row, got: answerOf(site, matchers[row.edition], row), ok: expectedOf(row) }))
    .filter(({ got, ok }) => JSON.stringify(got) !== JSON.stringify(ok))
    .map(({ row, got, ok }) => `${row.path}: ${JSON.stringify(got)}, not ${JSON.stringify(ok)}`);
  expect(faults.slice(0, 20)).toEqual([]);
});

describe.each(['main', 'library'] as const)('of the %s web root', (edition) => {
  test('_redirects is read whole, and every rule has a status', async () => {
    const { folder, text } = await build();
    const path = join(folder, edition, '_redirects');
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [path],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(text(`${edition}/_redirects`).trim().split('\n').length);
    for (const redirect of redirects) expect(redirect).toHaveProperty('status');
  });

  test('_headers says what the headers of the site are', async () => {
    const { folder, manifest } = await build();
    const path = join(folder, edition, '_headers');
    // Its types allow no file.
    const read: object = await Reflect.apply(parseAllHeaders, undefined, [
      { headersFiles: [path] },
    ]);
    const { everywhere, hashed } = manifest.headers[edition];
    expect(read).toMatchObject({
      errors: [],
      headers: [
        { for: '/*', values: everywhere },
        { for: '/assets/*', values: hashed },
      ],
    });
  });
});
