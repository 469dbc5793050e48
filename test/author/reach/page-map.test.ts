import { expect, test } from 'vitest';
import { listUpcoming, slugIn } from '../../../runtime/services/schedule.ts';
import { readDom } from '../../../cli/author/reach/page-dom.ts';
import type { HtmlNode } from '../../../cli/deliver/check/html/tree.ts';
import { openReach } from '../../../cli/author/reach/page-reach.ts';
import type { PageText } from '../../../cli/author/reach/page-text.ts';
import { childPointer } from '../../../cli/compile/schema/pointer.ts';
import { data } from '../../../generated/index.ts';
import type { BuildContext, PageEntry, SiteData } from '../../../runtime/contract.ts';
import { coveringEditions } from '../../covering-editions.ts';
import { loadSourceMarkingRenderer } from '../../runtime/source-marking-renderer.ts';
import type { MappedPage } from './real-site.ts';
import { context, mapPages, resolved } from './real-site.ts';

const createSiteRenderer = await loadSourceMarkingRenderer();

test.each(coveringEditions())(
  'every text of every page of %s is written in the YAML',
  (edition) => {
    const pages = data.routes.pages.filter(({ region }) => region === edition);
    expect(unwritten(data, context, pages)).toEqual([]);
  },
);

test('so is every text of a preview of the site with quotes open', () => {
  const quote = { ...data.site.quote, enabled: !data.site.quote.enabled };
  const site = { ...data.site, quote };
  const preview: BuildContext = { ...context, environment: 'preview' };
  const pages = data.routes.pages.filter(({ region }) => ['generic', 'library'].includes(region));
  expect(unwritten({ ...data, site }, preview, pages)).toEqual([]);
});

test('what reach knows of pages holds the sources of all of their texts', async () => {
  const reach = await openReach({ resolved, data, context, createSiteRenderer });
  const pages = data.routes.pages.filter(({ region }) => ['nevada', 'library'].includes(region));
  for (const { page, texts } of mapPages(data, context, createSiteRenderer, pages)) {
    const sources = texts.flatMap(({ parts }) => parts.flatMap((part) => part.sources));
    const missing = sources.filter(({ owner, field }) => {
      const pointer = field.split('.').reduce(childPointer, '');
      return !reach({ owner, pointer }).pages.some(({ url }) => url === page.url);
    });
    expect(missing, page.url).toEqual([]);
  }
});

/**
 * The words that no place of the YAML is known of, each with the line of the component that wrote
 * it. The year is not among them.
 */
function unwritten(
  content: SiteData,
  built: BuildContext,
  pages: readonly PageEntry[],
): readonly string[] {
  const words = new Set<string>();
  for (const mapped of mapPages(content, built, createSiteRenderer, pages)) {
    const made = [
      String(content.year),
      ...factsOfBuild(content, built, mapped.page),
      ...cutDetails(content, mapped.page),
      ...languageNames,
    ];
    for (const text of mapped.texts)
      for (const piece of unknownPieces(text))
        if (!made.includes(piece)) words.add(`${sourceOf(mapped, text)}: ${piece}`);
  }
  return [...words];
}

/** What languages call themselves, on pages that there are in several. */
const languageNames = ['English', 'Español'];

/**
 * What the accessibility page says that the build knows and nobody writes (docs/product.md S21); no
 * page sets a cookie. Of the addresses of the site and its app, which are in the YAML, it says the
 * hosts alone.
 */
function factsOfBuild(
  content: SiteData,
  { facts }: BuildContext,
  page: PageEntry,
): readonly string[] {
  if (page.kind !== 'accessibility') return [];
  const pages = content.routes.pages.filter(({ region }) => region === page.region);
  const region = content.regions.find(({ key }) => key === page.region) ?? content.generic;
  const hosts = [content.site.origin, region.appUrl].map((address) => new URL(address).host);
  const cookies = 0;
  const kept = pages.filter(
    ({ kind, params }) => kind !== 'recorded-webinar' && slugIn(params) === undefined,
  );
  const figures = [kept.length, facts.calledHosts.length, cookies, facts.readingGrade];
  return [facts.policy, facts.videoHosts.join(', '), ...hosts, ...figures.map(String)];
}

/**
 * What a page to sign up on shows of the details of webinars with a title: what follows the day,
 * which stands on a leaf, and the title, which stands above. A component may cut a text
 * (docs/architecture.md A5).
 */
function cutDetails({ regions }: SiteData, { kind, region: key }: PageEntry): readonly string[] {
  const region = regions.find((each) => each.key === key);
  if (kind !== 'webinar' || region === undefined) return [];
  return listUpcoming(region.webinar.upcoming).flatMap(({ date, title, webinarDetails }) =>
    title === undefined ? [] : webinarDetails.replace(`${date ?? ''}: ${title}. `, ''),
  );
}

/**
 * Between the words of the YAML stand signs of components; an address holds parts that are no
 * words.
 */
function unknownPieces({ kind, text, parts }: PageText): readonly string[] {
  const isWritten = parts.some(({ sources }) => sources.length > 0);
  if (kind === 'link') return isWritten || text.startsWith('/') ? [] : [text];
  if (!isWritten) return [text];
  const unknown = parts.filter(({ sources }) => sources.length === 0);
  return unknown.flatMap((part) => (/[\p{L}\p{N}]/u.test(part.text) ? [part.text] : []));
}

function sourceOf({ page, html }: MappedPage, { path }: PageText): string {
  let node: HtmlNode | undefined = readDom(page.url, html);
  let source = `the head of ${page.kind}`;
  for (const index of path) {
    node = typeof node === 'object' ? node.children[index] : undefined;
    if (node === undefined) break;
    if (typeof node === 'object') source = node.attributes['data-source'] ?? source;
  }
  return source;
}
