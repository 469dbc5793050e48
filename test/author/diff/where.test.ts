import { expect, test } from 'vitest';
import type { Resource } from '../../../cli/author/diff/change.ts';
import type { AllPages } from '../../../cli/author/diff/where.ts';
import { describeWhere } from '../../../cli/author/diff/where.ts';

const keys = ['nv', 'ut', 'il', 'in', 'oh', 'tx', 'ny', 'ca', 'wa', 'or'];
const paths = ['/', '/plan/', '/about/'];

const allPages: AllPages = {
  regions: new Map(keys.map((key) => [key, { name: key.toUpperCase(), prefix: `/${key}` }])),
  resources: [
    ...paths.map((path) => resource('generic', path)),
    ...keys.flatMap((key) => paths.map((path) => resource(key, `/${key}${path}`))),
    library('/'),
    library('/pricing/'),
  ],
};

test('one page is named by its address', () => {
  expect(describeWhere([resource('nv', '/nv/plan/')], allPages)).toBe('/nv/plan/');
  expect(describeWhere([library('/')], allPages)).toBe('library /');
});

test('the same page of all regions is said of all', () => {
  expect(describeWhere(plans(keys), allPages)).toBe('10 pages: 10 regions, /plan/');
});

test('the first page of regions is not named as that of the generic edition', () => {
  const landings = keys.map((key) => resource(key, `/${key}/`));
  expect(describeWhere(landings, allPages)).toBe('10 pages: 10 regions, the landing page');
});

test('of nearly all regions those are named that it does not hold of', () => {
  expect(describeWhere(plans(keys.slice(2)), allPages)).toBe(
    '8 pages: 8 of 10 regions (not NV, UT), /plan/',
  );
});

test('a few regions are named', () => {
  expect(describeWhere(plans(['il', 'in']), allPages)).toBe('2 pages: IL, IN, /plan/');
});

test('all pages of a region are every page of it', () => {
  const pages = allPages.resources.filter(({ region }) => region === 'nv');
  expect(describeWhere(pages, allPages)).toBe('3 pages: NV, every page');
});

test('the generic edition and the library edition are named beside the regions', () => {
  const pages = allPages.resources.filter(({ url }) => url.endsWith('/'));
  expect(describeWhere(pages, allPages)).toBe(
    '35 pages: 10 regions and the generic edition, every page; all of the library edition',
  );
});

test('what is not a page is counted by itself', () => {
  const brochure = (key: string) => ({ ...resource(key, `/assets/${key}.pdf`), page: 'brochure' });
  expect(describeWhere([...plans(['nv', 'ut']), brochure('nv'), brochure('ut')], allPages)).toBe(
    '2 pages: NV, UT, /plan/; 2 brochures',
  );
  expect(describeWhere([...plans(['nv', 'ut']), brochure('nv')], allPages)).toBe(
    '2 pages: NV, UT, /plan/; /assets/nv.pdf',
  );
});

test('pages that only one region has are said of that region alone', () => {
  const pages = [
    ...keys.map((key) => resource(key, `/${key}/`)),
    ...['/plan/', '/about/'].map((path) => resource('nv', `/nv${path}`)),
  ];
  expect(describeWhere(pages, allPages)).toBe(
    '12 pages: 9 of 10 regions (not NV), the landing page; NV, every page',
  );
});

test('where each region has other pages, the first are named and the rest counted', () => {
  const day = (key: string, index: number) => resource(key, `/${key}/webinar/${index}/`);
  expect(describeWhere(keys.map(day), allPages)).toBe(
    '10 pages: NV, /webinar/0/; UT, /webinar/1/; IL, /webinar/2/; other pages of 7 more regions',
  );
});

function plans(regions: readonly string[]): readonly Resource[] {
  return regions.map((key) => resource(key, `/${key}/plan/`));
}

function resource(region: string, url: string): Resource {
  return { edition: 'main', region, url, page: 'plan' };
}

function library(url: string): Resource {
  return { edition: 'library', region: 'library', url, page: 'library-home' };
}
