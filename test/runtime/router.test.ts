import { expect, test } from 'vitest';
import type { PageEntry, RoutePattern } from '../../runtime/contract.ts';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import { buildContext, siteData } from './site-data.ts';

function rendererWith(patterns: readonly RoutePattern[]): (page: PageEntry) => string {
  return createSiteRenderer(
    { ...siteData, routes: { ...siteData.routes, patterns } },
    buildContext,
  );
}

function pageAt(url: string): PageEntry {
  const page = siteData.routes.pages.find((entry) => entry.edition === 'main' && entry.url === url);
  if (page === undefined) throw new Error(`The sample has no page ${url}.`);
  return page;
}

test('a pattern that no component serves fails and is named', () => {
  // @ts-expect-error There is no such kind of page.
  const patterns: RoutePattern[] = [{ edition: 'main', pattern: '/imprint/', kind: 'imprint' }];
  expect(() => rendererWith(patterns)).toThrow(
    'No component serves the route "/imprint/" of kind "imprint".',
  );
});

test('a page that no pattern leads to fails and is named', () => {
  const patterns = siteData.routes.patterns.filter(({ kind }) => kind !== 'plan');
  expect(() => rendererWith(patterns)(pageAt('/nv/plan/'))).toThrow(
    'No route of the manifest leads to "/nv/plan/".',
  );
});

test('a page whose route leads to another kind fails and is named', () => {
  const page: PageEntry = { ...pageAt('/nv/plan/'), kind: 'about' };
  expect(() => rendererWith(siteData.routes.patterns)(page)).toThrow(
    'The route of "/nv/plan/" is of kind "plan", the page of kind "about".',
  );
});
