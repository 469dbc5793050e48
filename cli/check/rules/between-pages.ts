import type { PageRow } from '../../manifest/table.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { listedPages } from '../../site/site-files.ts';
import type { PageFacts } from '../page-facts.ts';

/** A finding, and the page that it was made on. */
export type Located = readonly [finding: Finding, page: PageFacts];

/** Links to elements of pages find them. */
export function* findBrokenAnchors(
  pages: readonly PageFacts[],
  site: CheckedSite,
): Generator<Located> {
  const known = new Map(pages.map((page) => [pageKey(page), page]));
  for (const page of pages) {
    for (const { page: name, path, fragment, span } of page.anchors) {
      const target = known.get(name) ?? known.get(destination(name, site) ?? '');
      if (target === undefined || target.ids.has(fragment)) continue;
      yield [find('broken-anchor', { url: path, fragment }, { span, extras: page.extras }), page];
    }
  }
}

/** Every page is linked to from another one, unless visitors come to it in another way. */
export function* findOrphans(pages: readonly PageFacts[], site: CheckedSite): Generator<Located> {
  const linked = new Set<string>();
  for (const page of pages) {
    const own = pageKey(page);
    for (const link of page.links) {
      const name = destination(link, site);
      if (name !== undefined && name !== own) linked.add(name);
    }
  }
  const { rules } = site.output.record.table;
  const rewritten = new Set(
    rules.filter(isRewrite).map(({ edition: webRoot, to }) => `${webRoot} ${to}`),
  );
  for (const page of pages) {
    if (linked.has(pageKey(page)) || rewritten.has(pageKey(page)) || isEntered(page)) continue;
    const span = page.title?.span ?? { file: page.file, start: 0, end: 0 };
    const place = { span: () => span, extras: page.extras };
    yield [find('orphan-page', { url: page.row.url }, place), page];
  }
}

/** Pages of one web root differ in their titles, and those that are searched for in their descriptions. */
export function* findDuplicates(pages: readonly PageFacts[]): Generator<Located> {
  for (const [page, other] of repeated(pages, ({ title }) => title?.text)) {
    const { title, row, extras } = page;
    if (title === undefined) continue;
    const place = { span: () => title.span, extras, identity: `${row.url} ${other.row.url}` };
    yield [find('duplicate-title', { title: title.text, other: other.row.url }, place), page];
  }
  const listed: ReadonlySet<PageRow> = new Set(listedPages(pages.map(({ row }) => row)));
  const searched = pages.filter(({ row }) => listed.has(row));
  for (const [page, other] of repeated(searched, ({ description }) => description?.text)) {
    const { description, row, extras } = page;
    if (description === undefined) continue;
    const place = { span: () => description.span, extras, identity: `${row.url} ${other.row.url}` };
    yield [find('duplicate-description', { other: other.row.url }, place), page];
  }
}

/** Pages whose text an earlier page of the edition has, with that page. */
function* repeated(
  pages: readonly PageFacts[],
  textOf: (page: PageFacts) => string | undefined,
): Generator<readonly [PageFacts, PageFacts]> {
  const first = new Map<string, PageFacts>();
  for (const page of pages) {
    const text = textOf(page) ?? '';
    if (text === '') continue;
    const key = `${page.row.edition} ${text}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, page);
    else yield [page, earlier];
  }
}

function isRewrite({ type }: { readonly type: string }): boolean {
  return type === 'rewrite';
}

/**
 * Home pages, what follows a form, what new customers and campaigns are sent to, pages of unknown paths, and the
 * latest webinar by its index, which is reached by its own name.
 */
function isEntered({ row }: PageFacts): boolean {
  const isLatest = row.params['arrayIndex'] === '0';
  return (
    row.url === '/' ||
    isLatest ||
    /not-found$|confirmation$/.test(row.kind) ||
    sentTo.includes(row.kind)
  );
}

const sentTo: readonly string[] = ['onboarding', 'choose-state', 'quote', 'webinar'];

/** Identifies a page, as `main /nv/plan/`. */
function pageKey({ row }: PageFacts): string {
  return `${row.edition} ${row.url}`;
}

/** The page that a link ends at, such as `main /nv/plan/`. */
function destination(link: string, site: CheckedSite): string | undefined {
  const [edition, path = ''] = link.split(' ');
  if (edition !== 'main' && edition !== 'library') return undefined;
  const { page } = site.follow(edition, path);
  return page && `${edition} ${page.url}`;
}
