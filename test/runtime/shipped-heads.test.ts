import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import { longestTitle } from '../../runtime/services/fit-title.ts';
import { context } from '../author/reach/real-site.ts';

const production = { ...context, environment: 'production' } as const;
const render = createSiteRenderer(data, production);
const names = new Map(data.regions.map(({ key, name }) => [key, name]));

/** What search engines read of every page of both editions. */
const heads = data.routes.pages.map((page) => {
  const html = render(page);
  const read = (pattern: RegExp): string =>
    (pattern.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return {
    page,
    title: read(/<title>(.*?)<\/title>/),
    description: read(/<meta name="description" content="(.*?)">/),
    canonical: read(/<link rel="canonical" href="(.*?)">/),
    isIndexed: !html.includes('<meta name="robots" content="noindex">'),
  };
});

test('no title is longer than search engines show', () => {
  const long = heads.filter(({ title }) => title.length > longestTitle);
  expect(long.map(({ title }) => title)).toEqual([]);
  expect(heads.length).toBeGreaterThan(1400);
});

test('every title of a state names it, at least by its code, unless that of a recording takes all room', () => {
  const codes = new Map(data.regions.map(({ key, code }) => [key, code]));
  const silent = heads.filter(({ page: { region, url }, title }) => {
    const [name, code] = [names.get(region), codes.get(region)];
    const isNamed = title.includes(String(name)) || title.endsWith(` – ${String(code)}`);
    return name !== undefined && !isNamed && !url.includes('/webinar/');
  });
  expect(silent.map(({ title }) => title)).toEqual([]);
});

test('no description begins with a state that its words name', () => {
  const doubled = heads.filter(({ page: { region }, description }) => {
    const start = `${String(names.get(region))}: `;
    return (
      description.startsWith(start) && description.slice(start.length).includes(start.slice(0, -2))
    );
  });
  expect(doubled.map(({ description }) => description)).toEqual([]);
});

test.each(['privacy', 'accessibility', 'demo-access'] as const)(
  'the page %s of a state that says nothing of its own names the page of all as canonical',
  (kind) => {
    const [generic, ...others] = heads.filter(({ page }) => page.kind === kind);
    expect(others.length).toBe(data.regions.length);
    expect(new Set(others.map(({ canonical }) => canonical))).toEqual(
      new Set([data.site.origin + (generic?.page.url ?? '')]),
    );
  },
);

test('the first page of customers is not for search engines', () => {
  const indexed = heads.filter(({ page, isIndexed }) => page.kind === 'onboarding' && isIndexed);
  expect(indexed.map(({ page }) => page.url)).toEqual([]);
});

test('the start of the site names the logo of the organization', () => {
  const start = data.routes.pages.find(({ edition, url }) => edition === 'main' && url === '/');
  const html = start === undefined ? '' : render(start);
  expect(html).toMatch(/"publisher":\{"@type":"Organization"[^}]*"logo":"https:\/\/[^"]+"/);
});
