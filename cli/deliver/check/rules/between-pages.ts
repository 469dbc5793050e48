import type { PageKind } from '../../../../runtime/contract.ts';
import { startOfFile } from '../../../diagnostics/span.ts';
import type { PageRow } from '../../../compile/manifest/table.ts';
import type { PageFacts } from '../checked-page.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { PlacedFindings } from '../finding.ts';
import { find } from '../finding.ts';
import { repeats } from '../../../compile/values/group-by.ts';
import { listedPages } from '../../../compile/site/sitemap.ts';

/** Finds links with a fragment that no element of the page has as its id. */
export function* findBrokenAnchors(pages: readonly PageFacts[]): Generator<PlacedFindings> {
  const known = new Map(pages.map(({ row, ids }) => [row, ids]));
  for (const page of pages) {
    for (const { to, path, fragment, span } of page.anchors) {
      if (known.get(to)?.has(fragment) !== false) continue;
      yield [[find('broken-anchor', { url: path, fragment }, span)], page];
    }
  }
}

/** Finds pages that no other page links to, except those that visitors reach in another way. */
export function* findOrphans(
  pages: readonly PageFacts[],
  { output, follow }: CheckedSite,
  linked: ReadonlySet<PageRow>,
): Generator<PlacedFindings> {
  const rewritten = output.record.table.rules
    .filter(({ type, to }) => type === 'rewrite' && !to.endsWith('*'))
    .map(({ edition, to }) => follow(edition, to).page);
  const reached: ReadonlySet<PageRow | undefined> = new Set(rewritten);
  for (const page of pages) {
    if (linked.has(page.row) || reached.has(page.row) || isEntryPage(page)) continue;
    const span = page.title?.span ?? startOfFile(page.file);
    yield [[find('orphan-page', { url: page.row.url }, span)], page];
  }
}

/** Finds pages of one web root with the same title, and listed ones with the same description. */
export function* findDuplicates(pages: readonly PageFacts[]): Generator<PlacedFindings> {
  const own = pages.filter(({ row }) => row.canonical === undefined);
  const listed: ReadonlySet<PageRow> = new Set(listedPages(pages.map(({ row }) => row)));
  yield* findRepeats('title', own);
  yield* findRepeats(
    'description',
    pages.filter(({ row }) => listed.has(row)),
  );
}

/** Finds each page that says the same as an earlier one of its web root. */
function* findRepeats(
  part: 'title' | 'description',
  pages: readonly PageFacts[],
): Generator<PlacedFindings> {
  const textOf = (page: PageFacts) => page[part]?.text ?? '';
  const named = pages.filter((page) => textOf(page) !== '');
  for (const [page, first] of repeats(named, (each) => `${each.row.edition} ${textOf(each)}`)) {
    const other = first.row.url;
    const parameters = { title: textOf(page), other };
    const span = page[part]?.span ?? startOfFile(page.file);
    const identity = `${page.row.url} ${other}`;
    yield [[find(`duplicate-${part}`, parameters, span, { identity })], page];
  }
}

/** Whether visitors reach a page without a link, as from an e-mail or after a form. */
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
