import { expect, test } from 'vitest';
import { withoutFields } from '../../cli/compile/values/without-fields.ts';
import type { RoutePattern } from '../../runtime/contract.ts';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import { wholeRoutes } from '../../runtime/app/router.ts';
import { buildContext, siteData } from './site-data.ts';

const { patterns, pages } = siteData.routes;
const addresses = pages.map((page) => withoutFields(page, ['kind']));

/** The kinds that the addresses of pages have by some patterns. */
function kindsBy(given: readonly RoutePattern[]) {
  const routed = wholeRoutes({ patterns: given, pages: addresses }, siteData.regions).pages;
  const main = routed.filter(({ edition }) => edition === 'main');
  return new Map(main.map(({ url, kind }) => [url, kind]));
}

test('a pattern that no component serves fails and is named', () => {
  // @ts-expect-error There is no such kind of page.
  const unserved: RoutePattern[] = [{ edition: 'main', pattern: '/imprint/', kind: 'imprint' }];
  const data = { ...siteData, routes: { ...siteData.routes, patterns: unserved } };
  expect(() => createSiteRenderer(data, buildContext)).toThrow(
    'No component serves the route "/imprint/" of kind "imprint".',
  );
});

test('a page that no pattern leads to fails and is named', () => {
  const others = patterns.filter(({ kind }) => kind !== 'plan');
  expect(() => kindsBy(others)).toThrow('No route of the manifest leads to "/ak/plan/".');
});

test('a route that is changed changes the kind of its pages', () => {
  const changed = kindsBy(
    patterns.map((route) =>
      route.pattern === '/:state/plan/' ? { ...route, kind: 'about' as const } : route,
    ),
  );
  expect(['/nv/plan/', '/ak/plan/', '/plan/'].map((url) => changed.get(url))).toEqual([
    'about',
    'about',
    'plan',
  ]);
});

test('an address alone says which kind of page it is', () => {
  const kinds = kindsBy(patterns);
  const urls = [
    '/',
    '/nv/',
    '/nv/pricing/group/',
    '/nv/webinar/latest/0/',
    '/l/plan/',
    '/404.html',
  ];
  expect(urls.map((url) => kinds.get(url))).toEqual([
    'home',
    'landing',
    'pricing',
    'recorded-webinar',
    'choose-state',
    'not-found',
  ]);
});

test('a page is written with its kind behind its edition, and with all that it had', () => {
  const [page] = wholeRoutes({ patterns, pages: addresses }, siteData.regions).pages;
  expect(Object.keys(page ?? {}).slice(0, 3)).toEqual(['edition', 'kind', 'url']);
  expect(page).toEqual({ ...addresses[0], kind: 'home' });
});
