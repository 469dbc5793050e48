import { expect, test } from 'vitest';
import type { PageEntry, PageKind } from '../../../runtime/contract.ts';
import { createSiteFiles } from '../../../cli/compile/site/site-files.ts';
import { listedPages, mostSitemapUrls } from '../../../cli/compile/site/sitemap.ts';

function page(kind: PageKind, url: string, params: PageEntry['params'] = {}): PageEntry {
  return { edition: 'main', kind, url, region: url.split('/')[1] ?? '', params };
}

test('the pages of finished errands and of unknown paths are not to be searched for', () => {
  const pages = [
    page('plan', '/nv/plan/'),
    page('quote-confirmation', '/nv/quote/confirmation/'),
    page('not-found', '/nv/404.html'),
  ];
  expect(listedPages(pages).map(({ url }) => url)).toEqual(['/nv/plan/']);
});

test('recordings are to be searched for under the addresses that stay', () => {
  const pages = [
    page('webinar', '/nv/webinar/2026-03-12/', { response: '2026-03-12' }),
    page('recorded-webinar', '/nv/webinar/latest/'),
    page('recorded-webinar', '/nv/webinar/latest/0/', { arrayIndex: '0' }),
    page('recorded-webinar', '/nv/webinar/latest/not-found/', { arrayIndex: 'not-found' }),
  ];
  expect(listedPages(pages).map(({ url }) => url)).toEqual(['/nv/webinar/2026-03-12/']);
});

test('a page that names another one as canonical is not to be searched for', () => {
  const stays = page('webinar', '/nv/webinar/2026-03-12/', { response: '2026-03-12' });
  const next = { ...page('webinar', '/nv/webinar/'), canonical: stays.url };
  expect(listedPages([next, stays])).toEqual([stays]);
});

test('the sitemap names the listed pages by their whole addresses', () => {
  const files = createSiteFiles({
    origin: 'https://www.sample.example',
    environment: 'production',
    security: undefined,
    pages: [page('plan', '/nv/plan/'), page('not-found', '/404.html')],
  });
  const sitemap = files.find(({ path }) => path === 'sitemap.xml')?.contents;
  expect(String(sitemap).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://www.sample.example/nv/plan/</loc>',
  ]);
});

test('the sitemap says of each page when its words changed last, where that is known', () => {
  const files = createSiteFiles({
    origin: 'https://www.sample.example',
    environment: 'production',
    security: undefined,
    pages: [page('plan', '/nv/plan/'), page('try', '/nv/try/')],
    changedOn: (url) => (url === '/nv/plan/' ? '2026-11-25' : '2027-02-01'),
  });
  const sitemap = files.find(({ path }) => path === 'sitemap.xml')?.contents;
  expect(String(sitemap).match(/<\/loc>.*?<\/url>/g)).toEqual([
    '</loc><lastmod>2026-11-25</lastmod></url>',
    '</loc><lastmod>2027-02-01</lastmod></url>',
  ]);
});

test('more pages than one sitemap may list are in several, and sitemap.xml is their index', () => {
  const count = mostSitemapUrls + 1;
  const files = createSiteFiles({
    origin: 'https://www.sample.example',
    environment: 'production',
    security: undefined,
    pages: Array.from({ length: count }, (_, index) => page('plan', `/p${String(index)}/`)),
  });
  const locations = (name: string): readonly string[] => {
    const file = files.find(({ path }) => path === name);
    return [...String(file?.contents).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  };
  expect(locations('sitemap.xml')).toEqual([
    'https://www.sample.example/sitemap-1.xml',
    'https://www.sample.example/sitemap-2.xml',
  ]);
  expect(locations('sitemap-1.xml')).toHaveLength(mostSitemapUrls);
  expect(locations('sitemap-2.xml')).toEqual([
    `https://www.sample.example/p${String(mostSitemapUrls)}/`,
  ]);
});

test.each([
  ['/about/', 'https://www.sample.example/about/'],
  ['mailto:security@sample.example', 'mailto:security@sample.example'],
])('whom to tell of a security problem is named by a whole address: %s', (contact, whole) => {
  const files = createSiteFiles({
    origin: 'https://www.sample.example',
    environment: 'production',
    security: { contact, expires: '2027-11-01' },
    pages: [],
  });
  const security = files.find(({ path }) => path === '.well-known/security.txt')?.contents;
  expect(String(security)).toContain(`Contact: ${whole}\n`);
});
