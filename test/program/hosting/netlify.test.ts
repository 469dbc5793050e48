import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { describe, expect, test } from 'vitest';
import type { HostAnswer } from '../../../cli/deliver/check/live/asked-rows.ts';
import { askEachRow } from './asked-rows.ts';
import { forAllHosts, useBuild } from './built-site.ts';
import { openNetlify } from './netlify-site.ts';
import { valueFor } from '../../../cli/compile/resolve/web-roots.ts';

const build = useBuild(...forAllHosts);

/** Where its files for a web root are, which itself holds those of another host. */
const own = { main: 'hosting/netlify/main', library: 'hosting/netlify/library' };

/** There are thousands of rows. */
const slow = { timeout: 180_000 };

/**
 * Netlify leads on as it was asked; the page it leads to answers without its last slash as well.
 */
function comparable({ status, location, file }: HostAnswer): object {
  if (location === undefined) return { status, file };
  const [path = '', query] = location.split('?');
  const ended = path.endsWith('/') ? path : `${path}/`;
  return { status, location: ended + (query === undefined ? '' : `?${query}`) };
}

function expectedOf({ status, location, file }: HostAnswer): object {
  if (location !== undefined) return { status, location };
  return { status, file };
}

test('each row of the URL table is answered', slow, async () => {
  const site = await build();
  const answer = {
    main: await openNetlify(site, 'main', own.main),
    library: await openNetlify(site, 'library', own.library),
  };
  const rows = askEachRow(site.record.table);
  const mismatches = rows
    .map((row) => ({
      row,
      got: comparable(answer[row.webRoot](row.path, row.query)),
      ok: expectedOf(row),
    }))
    .filter(({ got, ok }) => JSON.stringify(got) !== JSON.stringify(ok))
    .map(({ row, got, ok }) => `${row.path}: ${JSON.stringify(got)}, not ${JSON.stringify(ok)}`);
  expect(mismatches.slice(0, 20)).toEqual([]);
});

describe.each(['main', 'library'] as const)('of the %s web root', (webRoot) => {
  test('_redirects is read whole, and every rule has a status', async () => {
    const { folder, text } = await build();
    const path = join(folder, own[webRoot], '_redirects');
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [path],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(text(`${own[webRoot]}/_redirects`).trim().split('\n').length);
    for (const redirect of redirects) expect(redirect).toHaveProperty('status');
  });

  test('_headers says what the headers of the site are', async () => {
    const { folder, record } = await build();
    const path = join(folder, own[webRoot], '_headers');
    // Its types allow no file.
    const read: object = await Reflect.apply(parseAllHeaders, undefined, [
      { headersFiles: [path] },
    ]);
    const { everywhere, hashed } = valueFor(record.headers, webRoot);
    expect(read).toMatchObject({
      errors: [],
      headers: [
        { for: '/*', values: everywhere },
        { for: '/assets/*', values: hashed },
      ],
    });
  });
});
