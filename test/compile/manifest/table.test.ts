import { expect, test } from 'vitest';
import { findClashes } from '../../../cli/compile/manifest/clashes.ts';
import { regionPrefixes, selectRegions, toUrlTable } from '../../../cli/compile/manifest/table.ts';
import { genericPages } from '../../../cli/compile/manifest/pages.ts';
import { libraryRoutes, mainRoutes } from '../../promised-routes.ts';
import { samplePlan, sampleSite, sampleTable } from './sample.ts';

const urlsOf = (region: string): readonly string[] =>
  sampleTable()
    .pages.filter((page) => page.region === region)
    .map((page) => page.url);

test('the generic edition has every route without a prefix', () => {
  const others = ['/onboarding/setup/', '/webinar/latest/not-found/', '/404.html'];
  expect(urlsOf('generic')).toEqual(expect.arrayContaining([...mainRoutes, ...others]));
});

test('only the generic edition has the ways to one page of all states, so that they do not grow with the states', () => {
  const ways = urlsOf('generic').filter((url) => /^\/l\/./.test(url));
  expect(ways).toEqual(
    expect.arrayContaining([
      '/l/plan/',
      '/l/onboarding/setup/',
      '/l/pricing/group/',
      '/l/webinar/',
    ]),
  );
  expect(ways.filter((url) => /latest|confirmation|404/.test(url))).toEqual([]);
  expect(urlsOf('nevada').filter((url) => /\/l\/./.test(url))).toEqual([]);
});

test('a region has the other routes below its prefix, and a landing page for the home page', () => {
  const shared = urlsOf('generic').filter((url) => !/^\/l\/./.test(url));
  const recorded = [
    '/nv/webinar/latest/0/',
    '/nv/webinar/latest/1/',
    '/nv/webinar/2026-03-12/',
    '/nv/webinar/2026-03-11/',
  ];
  expect(new Set(urlsOf('nevada'))).toEqual(
    new Set([...shared.map((url) => `/nv${url}`), ...recorded]),
  );
});

test('the library edition has its own pages', () => {
  expect(urlsOf('library')).toEqual(expect.arrayContaining([...libraryRoutes, '/404.html']));
});

test('a page carries the parameters of its route', () => {
  const params = (url: string) => sampleTable().pages.find((page) => page.url === url)?.params;
  expect(params('/nv/pricing/group/')).toEqual({ pageId: 'group' });
  expect(params('/webinar/no/')).toEqual({ response: 'no' });
  expect(params('/nj/webinar/latest/0/')).toEqual({ arrayIndex: '0' });
  expect(params('/nj/webinar/latest/not-found/')).toEqual({ arrayIndex: 'not-found' });
  expect(params('/nj/l/')).toEqual({});
});

test('a page that shows another recording in time names the one that stays', () => {
  const canonical = (url: string) =>
    sampleTable().pages.find((page) => page.url === url)?.canonical;
  expect(canonical('/nv/webinar/latest/')).toBe('/nv/webinar/2026-03-12/');
  expect(canonical('/nv/webinar/latest/1/')).toBe('/nv/webinar/2026-03-11/');
  expect(canonical('/nv/webinar/2026-03-11/')).toBeUndefined();
  expect(canonical('/webinar/latest/')).toBeUndefined();
});

test('a page to sign up names the one that the next webinar keeps', () => {
  const generic = sampleSite.generic;
  const upcoming = { webinarSignupForm: 'form', webinarDetails: 'A tour.', slug: '2027-01-21' };
  const config = { ...generic.config, webinar: { upcoming } };
  const pages = genericPages({ ...generic, config }, []);
  const named = pages.filter(({ url }) => /^\/webinar\/(?!latest)/.test(url));
  const stays = '/webinar/2027-01-21/';
  expect(named.map(({ canonical }) => canonical)).toEqual([stays, stays, stays, undefined]);
});

test('answers to no webinar name the page that says that none is planned', () => {
  const named = genericPages(sampleSite.generic, []).filter(({ url }) =>
    /^\/webinar\/(?:yes|no)\/$/.test(url),
  );
  expect(named.map(({ canonical }) => canonical)).toEqual(['/webinar/', '/webinar/']);
});

test('a page says where the YAML asks for it', () => {
  const source = (url: string) => sampleTable().pages.find((page) => page.url === url)?.source;
  expect(source('/nj/plan/')?.place).toEqual({ file: 'regions.yaml', line: 3, column: 1 });
  expect(source('/nj/webinar/latest/0/')?.place).toEqual({
    file: 'regions.yaml',
    line: 4,
    column: 1,
  });
});

test('a table survives being written as JSON', () => {
  expect(JSON.parse(JSON.stringify(sampleTable()))).toEqual(sampleTable());
});

test('rules that hold for many regions are planned once, and are rows for each in the table', () => {
  const rows = sampleTable().rules.map(({ pattern, to }) => `${pattern} ${to}`);
  expect(samplePlan().rules.length).toBeLessThan(rows.length);
  const ofRegions = rows.filter((row) => /^\/~?(?:nv|nevada|nj|newjersey|jersey)\//.test(row));
  expect(ofRegions).toEqual(
    expect.arrayContaining([
      '/nv/l/* /nv/l/',
      '/nv/webinar/latest/:any /nv/webinar/latest/not-found/',
      '/~nv/* /nv/*',
      '/~nevada/* /nv/*',
      '/~nj/* /nj/*',
      '/~newjersey/* /nj/*',
      '/~jersey/* /nj/*',
    ]),
  );
  expect(rows.slice(ofRegions.length)).toEqual([
    '/l/* /l/',
    '/webinar/latest/:any /webinar/latest/not-found/',
    '/pricing/* /404.html',
    '/quote/* /404.html',
    '/webinar/* /404.html',
    '/:campaign/quote/* /quote/*',
    '/:campaign/webinar/* /webinar/*',
    '/* /404.html',
    '/quote/confirm /quote/confirmation/',
    '/requestdemo/confirm /requestdemo/confirmation/',
    '/* /',
  ]);
});

test('the prefix of a region is where its landing page is', () => {
  expect([...regionPrefixes(sampleTable().pages)]).toEqual([
    ['nevada', '/nv'],
    ['new_jersey', '/nj'],
  ]);
});

test('no two rows claim one URL', () => {
  expect(findClashes(samplePlan())).toEqual([]);
});

test.each(['demoaccess', 'robots.txt'])(
  'the name %s, which the site has taken, is a clash',
  (name) => {
    const plan = samplePlan();
    const rules = plan.rules.map((rule) => ({
      ...rule,
      regions: rule.regions.map((region) => ({ ...region, names: [name] })).slice(0, 1),
    }));
    const [clash] = findClashes({ ...plan, rules });
    expect(clash?.url).toBe(`/~${name}/*`);
    expect(clash?.claims[1]).toEqual({ kind: 'name', name, region: 'nevada' });
  },
);

test('two pages of one URL clash', () => {
  const plan = samplePlan();
  expect(findClashes({ ...plan, pages: [...plan.pages, ...plan.pages.slice(0, 1)] })).toEqual([
    expect.objectContaining({ url: '/' }),
  ]);
});

test('a page at an address of the preview itself is a clash', () => {
  const plan = samplePlan();
  const pages = plan.pages.slice(0, 1).map((page) => ({ ...page, url: '/preview.json' }));
  expect(findClashes({ ...plan, pages })).toEqual([
    expect.objectContaining({ url: '/preview.json' }),
  ]);
});

test('the part for one region holds nothing from others', () => {
  const part = toUrlTable(selectRegions(samplePlan(), new Set(['nevada'])));
  const regions = new Set([...part.pages, ...part.rules].map((row) => row.region));
  expect(regions).toEqual(new Set(['nevada']));
  expect(part.files.map((file) => file.edition)).not.toContain('library');
});
