import type { PageEntry } from '../../../runtime/contract.ts';
import { escapeXml } from '../emit/escape-xml.ts';
import type { OutputEntry } from './output-file.ts';
import type { ChangedOn } from './page-words.ts';

interface SitemapFacts {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly pages: readonly PageEntry[];
  readonly changedOn?: ChangedOn | undefined;
}

/** The most addresses that one sitemap may list (https://www.sitemaps.org/protocol.html#index). */
export const mostSitemapUrls = 50_000;

/** Pages to arrive at from a search: no confirmations or errors, and none with a better address. */
export function listedPages<Page extends PageEntry>(pages: readonly Page[]): readonly Page[] {
  return pages.filter(
    ({ kind, params, sameAs, canonical }) =>
      params['rest'] === undefined &&
      (sameAs ?? canonical) === undefined &&
      !/confirmation$|not-found$|^recorded-webinar$|^onboarding$/.test(kind),
  );
}

/** The sitemaps that `sitemap.xml` is the index of; none where it lists all pages itself. */
export function sitemapParts(pages: readonly PageEntry[]): readonly string[] {
  const count = Math.ceil(listedPages(pages).length / mostSitemapUrls);
  return count < 2
    ? []
    : Array.from({ length: count }, (_, index) => `sitemap-${String(index + 1)}.xml`);
}

/** `sitemap.xml`, and the sitemaps that it is the index of where one cannot list all pages. */
export function createSitemaps(facts: SitemapFacts): readonly OutputEntry[] {
  const { origin } = facts;
  const pages = listedPages(facts.pages);
  const parts = sitemapParts(pages);
  if (parts.length === 0) return [{ path: 'sitemap.xml', contents: sitemap(pages, facts) }];
  const entries = parts.map((path) => `  <sitemap>${locationAt(`${origin}/${path}`)}</sitemap>\n`);
  return [
    { path: 'sitemap.xml', contents: document('sitemapindex', entries) },
    ...parts.map((path, index) => {
      const start = index * mostSitemapUrls;
      return { path, contents: sitemap(pages.slice(start, start + mostSitemapUrls), facts) };
    }),
  ];
}

function sitemap(pages: readonly PageEntry[], { origin, changedOn }: SitemapFacts): string {
  const lastmod = (url: string): string =>
    changedOn === undefined ? '' : `<lastmod>${changedOn(url)}</lastmod>`;
  const entries = pages.map(
    ({ url }) => `  <url>${locationAt(origin + url)}${lastmod(url)}</url>\n`,
  );
  return document('urlset', entries);
}

function locationAt(url: string): string {
  return `<loc>${escapeXml(url)}</loc>`;
}

/** https://www.sitemaps.org/protocol.html */
function document(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...entries,
    `</${root}>\n`,
  ].join('');
}
