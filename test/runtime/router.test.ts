import { expect, test } from 'vitest';
import { withoutFields } from '../../cli/compile/values/without-fields.ts';
import type { PageEntry, RenderPage, RoutePattern } from '../../runtime/contract.ts';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import { buildContext, siteData } from './site-data.ts';

function rendererWith(patterns: readonly RoutePattern[]): RenderPage {
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

test('a route that is changed changes the kind of its pages', () => {
  const patterns = siteData.routes.patterns.map((route) =>
    route.pattern === '/:state/plan/' ? { ...route, kind: 'about' as const } : route,
  );
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
  const render = rendererWith(siteData.routes.patterns);
  const changed = rendererWith(patterns);
  expect(titleOf(changed(pageAt('/nv/plan/')))).toBe(titleOf(render(pageAt('/nv/about/'))));
  expect(titleOf(changed(pageAt('/plan/')))).toBe(titleOf(render(pageAt('/plan/'))));
});

test('an address alone says which kind of page it is', () => {
  const address = withoutFields(pageAt('/nv/pricing/group/'), ['kind']);
  const render = rendererWith(siteData.routes.patterns);
  expect(render(address)).toBe(render(pageAt('/nv/pricing/group/')));
});
