import { expect, test } from 'vitest';
import { findClashes } from '../../cli/manifest/clashes.ts';
import { selectRegions } from '../../cli/manifest/table.ts';
import { sampleTable } from './sample.ts';

const urlsOf = (region: string): readonly string[] =>
  sampleTable()
    .pages.filter((page) => page.region === region)
    .map((page) => page.url);

test('the generic edition has every screen without a prefix', () => {
  expect(urlsOf('generic')).toEqual([
    '/',
    '/onboarding/setup/',
    '/plan/',
    '/localopportunities/',
    '/uptheladder/',
    '/about/',
    '/privacy/',
    '/pricing/',
    '/pricing/individual/',
    '/pricing/group/',
    '/quote/',
    '/quote/confirmation/',
    '/demo-access/',
    '/demo-access/confirmation/',
    '/webinar/',
    '/webinar/yes/',
    '/webinar/no/',
    '/webinar/latest/',
    '/webinar/latest/not-found/',
    '/l/',
    '/404.html',
  ]);
});

test('a region has the same screens below its prefix, and a landing page for the home page', () => {
  const shared = urlsOf('generic');
  const recorded = ['/nv/webinar/latest/0/', '/nv/webinar/latest/1/'];
  expect(new Set(urlsOf('nevada'))).toEqual(
    new Set([...shared.map((url) => `/nv${url}`), ...recorded]),
  );
});

test('the library edition has its own pages', () => {
  expect(urlsOf('library')).toEqual([
    '/',
    '/pricing/',
    '/quote/',
    '/quote/confirmation/',
    '/requestdemo/',
    '/requestdemo/confirmation/',
    '/casestudy/nevada/',
    '/404.html',
  ]);
});

test('a page carries the parameters of its route', () => {
  const params = (url: string) => sampleTable().pages.find((page) => page.url === url)?.params;
  expect(params('/nv/pricing/group/')).toEqual({ pageId: 'group' });
  expect(params('/webinar/no/')).toEqual({ response: 'no' });
  expect(params('/nj/webinar/latest/0/')).toEqual({ arrayIndex: '0' });
  expect(params('/nj/webinar/latest/not-found/')).toEqual({ arrayIndex: 'not-found' });
  expect(params('/nj/l/')).toEqual({});
});

test('a page tells where the YAML asks for it', () => {
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

test('no two rows claim one URL', () => {
  expect(findClashes(sampleTable())).toEqual([]);
});

test('a name that a page begins with is a clash that names both sources', () => {
  const table = sampleTable();
  const alias = { reason: 'alias' } as const;
  const rule = {
    type: 'redirect',
    edition: 'main',
    region: 'nevada',
    pattern: '/~demoaccess/*',
    to: '/nv/*',
    status: 301,
    source: alias,
  } as const;
  const [clash] = findClashes({ ...table, rules: [rule] });
  expect(clash?.sources).toEqual([alias, expect.objectContaining({ reason: 'page' })]);
});

test('two pages of one URL clash', () => {
  const table = sampleTable();
  expect(findClashes({ ...table, pages: [...table.pages, ...table.pages.slice(0, 1)] })).toEqual([
    expect.objectContaining({ url: '/' }),
  ]);
});

test('a page where the preview answers is a clash', () => {
  const table = sampleTable();
  const pages = table.pages.slice(0, 1).map((page) => ({ ...page, url: '/preview.json' }));
  expect(findClashes({ ...table, pages })).toEqual([
    expect.objectContaining({ url: '/preview.json' }),
  ]);
});

test('the part for one region holds nothing of others', () => {
  const part = selectRegions(sampleTable(), new Set(['nevada']));
  const regions = new Set([...part.pages, ...part.rules].map((row) => row.region));
  expect(regions).toEqual(new Set(['nevada']));
  expect(part.files.map((file) => file.edition)).not.toContain('library');
});
