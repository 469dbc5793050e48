import type { PageKind } from '../../../runtime/contract.ts';
import { startOfFile } from '../../diagnostics/span.ts';
import type { PageRow } from '../../manifest/table.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { listedPages } from '../../site/site-files.ts';
import type { PageFacts } from '../page-facts.ts';

/** A finding and its page. */
export type PageFinding = readonly [finding: Finding, page: PageFacts];

/** Finds links with a fragment that no element of the page has as its id. */
export function* findBrokenAnchors(
  pages: readonly PageFacts[],
  site: CheckedSite,
): Generator<PageFinding> {
  const known = new Map(pages.map((page) => [pageKey(page), page]));
  for (const page of pages) {
    for (const { page: key, path, fragment, span } of page.anchors) {
      const target = known.get(key) ?? known.get(destinationKey(key, site) ?? '');
      if (target === undefined || target.ids.has(fragment)) continue;
      yield [find('broken-anchor', { url: path, fragment }, span), page];
    }
  }
}

/** Finds pages that no other page links to, except those that visitors reach in another way. */
export function* findOrphans(
  pages: readonly PageFacts[],
  site: CheckedSite,
): Generator<PageFinding> {
  const reached = new Set([...linkedPages(pages, site), ...rewrittenPages(site)]);
  for (const page of pages) {
    if (reached.has(pageKey(page)) || isEntryPage(page)) continue;
    const span = page.title?.span ?? startOfFile(page.file);
    yield [find('orphan-page', { url: page.row.url }, () => span), page];
  }
}

/** Keys of the pages that another page links to. */
function linkedPages(pages: readonly PageFacts[], site: CheckedSite): readonly string[] {
  return pages.flatMap((page) =>
    [...page.links]
      .flatMap((link) => destinationKey(link, site) ?? [])
      .filter((key) => key !== pageKey(page)),
  );
}

/** Keys of the pages that a rewrite serves at other addresses. */
function rewrittenPages({ output }: CheckedSite): readonly string[] {
  return output.record.table.rules
    .filter(({ type }) => type === 'rewrite')
    .map(({ edition: webRoot, to }) => `${webRoot} ${to}`);
}

/** Finds pages of one web root with the same title, and listed ones with the same description. */
export function* findDuplicates(pages: readonly PageFacts[]): Generator<PageFinding> {
  const own = pages.filter(({ row }) => row.canonical === undefined);
  const listed: ReadonlySet<PageRow> = new Set(listedPages(pages.map(({ row }) => row)));
  const inSitemap = pages.filter(({ row }) => listed.has(row));
  yield* findRepeats('title', own);
  yield* findRepeats('description', inSitemap);
}

/** Finds each page that says the same as an earlier one of its web root. */
function* findRepeats(
  part: 'title' | 'description',
  pages: readonly PageFacts[],
): Generator<PageFinding> {
  const first = new Map<string, string>();
  for (const page of pages) {
    const said = page[part];
    if (said === undefined || said.text === '') continue;
    const { edition, url } = page.row;
    const key = `${edition} ${said.text}`;
    const other = first.get(key);
    first.set(key, other ?? url);
    if (other === undefined) continue;
    const identity = `${url} ${other}`;
    const parameters = { title: said.text, other };
    yield [find(`duplicate-${part}`, parameters, () => said.span, { identity }), page];
  }
}

/**
 * Whether visitors reach a page without a link: home pages, confirmations of forms, pages that e-mails and campaigns
 * lead to (a webinar and the answers to its invitation among them), pages for unknown paths, and those of the latest recordings.
 */
function isEntryPage({ row }: PageFacts): boolean {
  return (
    row.url === '/' ||
    row.params['response'] !== undefined ||
    /not-found$|confirmation$/.test(row.kind) ||
    kindsOfEntryPages.includes(row.kind)
  );
}

const kindsOfEntryPages: readonly PageKind[] = [
  'onboarding',
  'choose-state',
  'quote',
  'recorded-webinar',
];

/** Identifies a page across web roots, such as `main /nv/plan/`. */
function pageKey({ row }: PageFacts): string {
  return `${row.edition} ${row.url}`;
}

/** Key of the page that a link leads to after all redirects. */
function destinationKey(link: string, site: CheckedSite): string | undefined {
  const [edition, path = ''] = link.split(' ');
  if (edition !== 'main' && edition !== 'library') return undefined;
  const { page } = site.follow(edition, path);
  return page && `${edition} ${page.url}`;
}
