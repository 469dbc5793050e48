import type { WebRoot } from '../../../../runtime/contract.ts';
import { valueFor } from '../../../compile/resolve/web-roots.ts';
import type { Extent, SourceFile, Span } from '../../../diagnostics/span.ts';
import type { PageRow } from '../../../compile/manifest/table.ts';
import { listedPages } from '../../../compile/site/sitemap.ts';
import type { CheckedPage, PageFacts } from '../checked-page.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { OutputFolder } from '../output-folder.ts';
import type { Finding, PlacedFindings } from '../finding.ts';
import { find } from '../finding.ts';

/**
 * Finds pages without title or description, and wrong canonical addresses: a page names itself, its
 * webinar, or the generic page that says the same; unknown paths name none (docs/product.md T8).
 */
export function* findHeadProblems(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  const { row, canonical, title, description } = page.facts;
  const span = headSpan(page.facts);
  const expected =
    valueFor(site.output.record.origins, row.edition) + (row.sameAs ?? row.canonical ?? row.url);
  if (canonical === undefined) {
    if (!row.kind.endsWith('not-found'))
      yield find('missing-canonical', { url: expected }, span, { identity: row.url });
  } else if (canonical.text !== expected) {
    const { text: url, span: where } = canonical;
    const identity = `${url} ${row.url}`;
    yield find('wrong-canonical', { url, expected }, where, { identity });
  }
  if (!title?.text) yield find('missing-title', {}, span);
  if (!description?.text) yield find('missing-description', {}, span);
}

/** Where a missing title is reported: the first line of the file. */
function headSpan({ title, file }: PageFacts): Span {
  return title?.span ?? { file, start: 0, end: file.lineStarts[1] ?? file.text.length };
}

/** Finds pages that a sitemap should list and does not, and what it lists and should not. */
export function* findSitemapProblems(
  pages: readonly PageFacts[],
  { output }: CheckedSite,
): Generator<PlacedFindings> {
  const { environment, origins } = output.record;
  const isPublic = environment === 'production';
  const listed: ReadonlySet<PageRow> = new Set(listedPages(pages.map(({ row }) => row)));
  for (const webRoot of output.webRoots) {
    const entries = readSitemaps(webRoot, output);
    if (entries === undefined) continue;
    const own = pages.filter(({ row }) => row.edition === webRoot);
    const origin = valueFor(origins, webRoot);
    const known = new Map(own.map((page) => [origin + page.row.url, page]));
    for (const [url, span] of entries) {
      const page = known.get(url);
      if (page === undefined) yield [[find('sitemap-unknown-page', { url }, span)]];
      else if (isPublic && !page.isIndexed)
        yield [[find('sitemap-unindexed-page', { url }, span)], page];
    }
    for (const [url, page] of known) {
      const isCanonical = !page.row.canonical && !page.row.sameAs;
      const isExpected = isPublic ? page.isIndexed && isCanonical : listed.has(page.row);
      if (isExpected && !entries.has(url))
        yield [[find('sitemap-omits-page', { url }, headSpan(page))], page];
    }
  }
}

/** The addresses of a web root's sitemaps, and where each stands; undefined without any. */
function readSitemaps(
  webRoot: WebRoot,
  output: OutputFolder,
): ReadonlyMap<string, Span> | undefined {
  const path = `${webRoot}/sitemap.xml`;
  if (!output.paths.has(path)) return undefined;
  const first = output.readText(path);
  const entries = readEntries(first);
  if (!first.text.includes('<sitemapindex')) return entries;
  const start = `${valueFor(output.record.origins, webRoot)}/`;
  const parts = [...entries.keys()].map((url) => `${webRoot}/${url.slice(start.length)}`);
  const found = parts.filter((part) => output.paths.has(part));
  return new Map(found.flatMap((part) => [...readEntries(output.readText(part))]));
}

function readEntries(file: SourceFile): ReadonlyMap<string, Span> {
  const entries = [...file.text.matchAll(/<loc>\s*([^<\s]*)\s*<\/loc>/dg)].map((match) => {
    const [start, end] = match.indices?.[1] ?? [0, 0];
    return [(match[1] ?? '').replaceAll('&amp;', '&'), { file, start, end }] as const;
  });
  return new Map(entries);
}

/** Finds production sites whose robots.txt excludes search engines. */
export function* findDisallowedSites({ output }: CheckedSite): Generator<Finding> {
  if (output.record.environment !== 'production') return;
  for (const webRoot of output.webRoots) {
    const path = `${webRoot}/robots.txt`;
    if (!output.paths.has(path)) continue;
    const file = output.readText(path);
    for (const place of findFullDisallows(file.text)) {
      yield find('robots-disallow', {}, { file, ...place });
    }
  }
}

/** Its name and its value, as far as a comment. */
const FIELD = /^[ \t]*([\w-]+)[ \t]*:[ \t]*([^\s#]*).*$/gm;

/** The lines of a `robots.txt` that keep all crawlers from all pages (RFC 9309). */
export function findFullDisallows(text: string): readonly Extent[] {
  const found: Extent[] = [];
  let isForAll = false;
  let isHead = false;
  for (const { 0: line, 1: typed = '', 2: value = '', index: start } of text.matchAll(FIELD)) {
    const name = typed.toLowerCase();
    if (name === 'user-agent') {
      isForAll = value === '*' || (isHead && isForAll);
      isHead = true;
    } else if (name === 'allow' || name === 'disallow') {
      isHead = false;
      if (name === 'disallow' && isForAll && isEveryPath(value))
        found.push({ start, end: start + line.trimEnd().length });
    }
  }
  return found;
}

function isEveryPath(pattern: string): boolean {
  return /^(?:\/|\/?\*+\$?)$/.test(pattern);
}
