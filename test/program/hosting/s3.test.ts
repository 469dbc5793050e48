import { describe, expect, test } from 'vitest';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { AskedRow } from '../../../cli/deliver/check/live/asked-rows.ts';
import { askInOtherCase } from '../../ask-in-other-case.ts';
import { askThoroughly } from '../../ask-thoroughly.ts';
import type { BuiltSite } from './built-site.ts';
import { forAllHosts, useBuild, useFewRegions } from './built-site.ts';
import { handlerOf, openDistribution } from './cloudfront.ts';
import { valueFor } from '../../../cli/compile/resolve/web-roots.ts';

const build = useBuild(...forAllHosts);
const buildAlone = useBuild('--host', 's3', '--state', 'nv');

/** Its web roots hold no files of other hosts. */
const buildFew = useFewRegions('--host', 's3', '--env', 'production');

const webRoots: readonly WebRoot[] = ['main', 'library'];

interface Plan {
  readonly steps: readonly {
    readonly name: string;
    readonly uploads: readonly {
      readonly key: string;
      readonly file: string;
      readonly contentType: string;
      readonly cacheControl: string;
    }[];
  }[];
}

function planOf(site: BuiltSite, webRoot: WebRoot): Plan {
  return JSON.parse(site.text(`hosting/s3/${webRoot}-plan.json`));
}

/** A function cannot give the bucket's file a status, and the distribution has one error page. */
function withinReach(row: AskedRow): object {
  const { status, location, file, webRoot } = row;
  if (location !== undefined) return { status, location };
  if (status === 200 || file?.includes('/not-found/') === true) return { status: 200, file };
  return { status: 404, file: `${webRoot}/404.html` };
}

/** Of the thousands of rows of the whole site, those of each region differ in names alone. */
const sites = [
  {
    name: 'the whole site, in each of whose regions other addresses are asked for',
    built: build,
    each: 37,
  },
  { name: 'a site with addresses that have moved', built: buildFew, each: 1 },
];

test.each(sites)('function, bucket and error page answer as the table of $name', async (of) => {
  const site = await of.built();
  const answer = {
    main: openDistribution(site, 'main'),
    library: openDistribution(site, 'library'),
  };
  const mismatches: string[] = [];
  const { table } = site.record;
  const rows = [...askThoroughly(table), ...askInOtherCase(table)];
  for (const row of rows.filter((_, index) => index % of.each === 0)) {
    const got = JSON.stringify(await answer[row.webRoot](row.path, row.query));
    const ok = JSON.stringify(withinReach(row));
    if (got !== ok) mismatches.push(`${row.path}: ${got}, not ${ok}`);
  }
  expect(mismatches.slice(0, 20)).toEqual([]);
});

test('the root of a state alone leads to the state', async () => {
  const answer = openDistribution(await buildAlone(), 'main');
  expect(await answer('/', '?a=1')).toEqual({ status: 302, location: '/nv/?a=1' });
});

test('a query with repeated and empty fields is kept by a redirect', async () => {
  const handler = handlerOf(await build(), 'main');
  const multiValue = [{ value: '1' }, { value: '2' }];
  const querystring = { a: { value: '1', multiValue }, b: { value: '' } };
  const answer = await handler({ request: { uri: '/nv/plan', querystring } });
  expect(answer).toMatchObject({ headers: { location: { value: '/nv/plan/?a=1&a=2&b' } } });
});

test('a page is served also where the key value store does not answer', async () => {
  const broken = { get: () => Promise.reject(new Error('no store')) };
  const handler = handlerOf(await build(), 'main', broken);
  const asked = await handler({ request: { uri: '/nv/plan/', querystring: {} } });
  expect(asked).toMatchObject({ uri: '/nv/plan/index.html' });
});

test('a file that no build wrote is left to the bucket', async () => {
  const handler = handlerOf(await build(), 'library');
  const asked = await handler({ request: { uri: '/verification.html', querystring: {} } });
  expect(asked).toMatchObject({ uri: '/verification.html' });
});

test('brochures are at addresses that stay, and browsers ask whether they are still the same', async () => {
  const uploads = planOf(await build(), 'main').steps.flatMap((step) => step.uploads);
  const brochures = uploads.filter(({ key }) => key.endsWith('.pdf'));
  expect(brochures.map(({ key }) => key)).toContain('nv/brochure.pdf');
  expect(brochures.filter(({ key }) => key.startsWith('assets/'))).toEqual([]);
  expect(new Set(brochures.map(({ cacheControl }) => cacheControl))).toEqual(new Set(['no-cache']));
});

describe.each(webRoots)('for the %s web root', (webRoot) => {
  test('the function is of one size however many regions, names and moves there are', async () => {
    const path = `hosting/s3/${webRoot}-viewer-request.js`;
    const [all, few] = [(await build()).read(path), (await buildFew()).read(path)];
    expect(few).toHaveLength(all.length);
    expect(all.length).toBeLessThan(9500);
  });

  test('the function is written in what its runtime knows', async () => {
    const code = (await build()).text(`hosting/s3/${webRoot}-viewer-request.js`);
    expect(code).not.toMatch(/\bfor \(|\.\.\.|\bclass\b|const [[{]/);
    expect(code.match(/\bimport\b.*/g)).toEqual(["import cf from 'cloudfront';"]);
  });

  test('the key value store has each page, and is named by the plan', async () => {
    const site = await build();
    const path = `hosting/s3/${webRoot}-addresses.json`;
    const { data } = JSON.parse(site.text(path));
    const keys = new Set(data.map(({ key }: { key: string }) => key));
    const pages = site.record.table.pages.filter(({ edition }) => edition === webRoot);
    expect(pages.filter(({ url }) => !keys.has(url))).toEqual([]);
    expect(keys.size).toBe(data.length);
    expect(planOf(site, webRoot)).toMatchObject({ keyValueStore: path });
  });

  test('the plan uploads every file once, hashed ones before the pages that name them', async () => {
    const site = await buildFew();
    const { steps } = planOf(site, webRoot);
    const files = steps.flatMap(({ uploads }) => uploads.map(({ file }) => file));
    const built = site.record.files.map(({ path }) => path);
    expect(steps.map(({ name }) => name)).toEqual(['assets', 'pages']);
    expect(files.toSorted()).toEqual(built.filter((path) => path.startsWith(`${webRoot}/`)));
    expect(steps[1]?.uploads.filter(({ key }) => key.startsWith('assets/'))).toEqual([]);
  });

  test('the plan names the type and the caching of each file', async () => {
    const [assets, pages] = planOf(await build(), webRoot).steps;
    const script = assets?.uploads.find(({ key }) => key.endsWith('.js'));
    const home = pages?.uploads.find(({ key }) => key === 'index.html');
    expect([script?.contentType, script?.cacheControl]).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect([home?.contentType, home?.cacheControl]).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
    ]);
  });

  test('the headers policy holds every header of the site but caching', async () => {
    const site = await build();
    const text = site.text(`hosting/s3/${webRoot}-distribution.json`);
    const { ResponseHeadersPolicyConfig } = JSON.parse(text);
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = ResponseHeadersPolicyConfig;
    const names = custom.Items.map(({ Header }: { Header: string }) => Header);
    const { everywhere } = valueFor(site.record.headers, webRoot);
    expect(own.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
      everywhere['Content-Security-Policy'],
    );
    expect([...Object.keys(own), ...names]).toHaveLength(Object.keys(everywhere).length);
    expect(own.ContentSecurityPolicy.ContentSecurityPolicy.length).toBeLessThan(1783);
  });
});
