import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import { buildContext, siteData } from './site-data.ts';

function headOf(url: string, edition = 'main', context = buildContext): HTMLHeadElement {
  const page = siteData.routes.pages.find((each) => each.url === url && each.edition === edition);
  if (page === undefined) throw new Error(`There is no page ${url}.`);
  return new JSDOM(createSiteRenderer(siteData, context)(page)).window.document.head;
}

function contentOf(head: HTMLHeadElement, name: string): string | null | undefined {
  return head
    .querySelector(`meta:is([name='${name}'], [property='${name}'])`)
    ?.getAttribute('content');
}

const landing = headOf('/nv/');

describe('where a page is shared', () => {
  test.each([
    ['og:type', 'website'],
    ['og:site_name', siteData.site.name],
    ['og:title', landing.querySelector('title')?.textContent],
    ['og:description', contentOf(landing, 'description')],
    ['og:url', `${siteData.site.origin}/nv/`],
    ['og:image', `${siteData.site.origin}/cards/nv.png`],
    ['og:image:width', '64'],
    ['og:image:height', '48'],
    ['twitter:card', 'summary_large_image'],
  ])('%s is %s', (property, value) => {
    expect(contentOf(landing, property)).toBe(value);
  });

  test('the card follows the origin of the build', () => {
    const head = headOf('/nv/', 'main', { ...buildContext, origin: 'https://other.example' });
    expect(contentOf(head, 'og:image')).toBe('https://other.example/cards/nv.png');
  });

  test.each([
    [
      'a region that has one',
      '/nv/',
      'main',
      /^An outline of Nevada with its counties, and the words “/,
    ],
    ['a region that no atlas shows', '/ak/', 'main', /^A map of the states, and the words “/],
    ['the edition without a state', '/', 'main', /^A map of the states, and the words “/],
    ['the library', '/', 'library', /^An open book with a map of the states, and the words “/],
  ])('the card of %s has a text alternative', (_, url, edition, words) => {
    expect(contentOf(headOf(url, edition), 'og:image:alt')).toMatch(words);
  });

  test('a page deep in a region has the card of the region', () => {
    const image = contentOf(headOf('/nv/pricing/'), 'og:image');
    expect(image).toBe(`${siteData.site.origin}/cards/nv.png`);
  });
});

describe('the icons of a page', () => {
  test.each([
    ["link[rel='icon'][sizes='32x32']", '/favicon.ico'],
    ["link[rel='icon'][type='image/svg+xml']", '/assets/favicon.svg'],
    ["link[rel='apple-touch-icon']", '/assets/apple-touch-icon.png'],
    ["link[rel='manifest']", '/site.webmanifest'],
  ])('%s is %s', (selector, url) => {
    expect(landing.querySelector(selector)?.getAttribute('href')).toBe(url);
  });

  test('are left out where the project has no icons', () => {
    const icons = { manifest: '/site.webmanifest' };
    const head = headOf('/nv/', 'main', { ...buildContext, icons });
    expect(head.querySelectorAll("link[rel='icon'], link[rel='apple-touch-icon']")).toHaveLength(0);
  });
});

test('the browser around a page has the colour of its paper, light and dark', () => {
  const metas = [...landing.querySelectorAll("meta[name='theme-color']")];
  expect(
    metas.map((meta) => `${meta.getAttribute('media')} ${meta.getAttribute('content')}`),
  ).toEqual(['(prefers-color-scheme: light) #fbf8f2', '(prefers-color-scheme: dark) #10171f']);
});

test('the font of headlines is asked for by the head, after the style sheets that painting waits for', () => {
  const font = landing.querySelector(
    "link[rel='preload'][as='font'][type='font/woff2'][crossorigin]",
  );
  expect(font?.getAttribute('href')).toBe('/assets/headline.woff2');
  const sheets = [...landing.querySelectorAll("link[rel='stylesheet']:not([media])")];
  expect(sheets).not.toEqual([]);
  expect(sheets.filter((sheet) => font?.compareDocumentPosition(sheet) !== 2)).toEqual([]);
});

describe('the modules that a page asks for at once', () => {
  const modulesOf = (url: string): readonly (string | null)[] =>
    [...headOf(url).querySelectorAll("link[rel='modulepreload']")].map((link) =>
      link.getAttribute('href'),
    );

  test('are what wakes islands, and the code of those that wait for no touch', () => {
    expect(modulesOf('/nv/onboarding/setup/')).toEqual([
      '/assets/wake.js',
      '/assets/CrmForm.js',
      '/assets/form.js',
    ]);
  });

  test('leave out the code of islands that wait for a touch', () => {
    expect(modulesOf('/nv/pricing/')).toEqual(['/assets/wake.js']);
  });

  test.each([
    ['without islands', '/nv/plan/'],
    ['that only announces', '/nv/'],
  ])('are none on a page %s', (_, url) => {
    expect(modulesOf(url)).toEqual([]);
  });
});
