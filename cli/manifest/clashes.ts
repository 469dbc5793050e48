import { normaliseAlias } from '../resolve/names.ts';
import { previewMarkPath } from './files.ts';
import type { RowSource, UrlTable } from './table.ts';

/** A URL or pattern that two rows of the table claim, and what made each. */
export interface Clash {
  readonly url: string;
  readonly sources: readonly [RowSource, RowSource];
}

/**
 * Finds pages, files and rules of the same URL, and names of regions that are also the start of a page's path. The
 * preview's own URL is claimed as well.
 */
export function findClashes(table: UrlTable): readonly Clash[] {
  const claims = new Map<string, RowSource>();
  const clashes: Clash[] = [];
  const claim = (edition: string, url: string, source: RowSource): void => {
    const key = `${edition} ${url}`;
    const earlier = claims.get(key);
    if (earlier === undefined) claims.set(key, source);
    else clashes.push({ url, sources: [earlier, source] });
  };
  for (const edition of ['main', 'library']) claim(edition, previewMarkPath, { reason: 'preview' });
  for (const row of [...table.pages, ...table.files]) claim(row.edition, row.url, row.source);
  for (const rule of table.rules) claim(rule.edition, rule.pattern, rule.source);
  for (const [segment, source] of rootSegments(table)) claim('main', `/~${segment}/*`, source);
  return clashes;
}

/** First segments of pages without a state and of files, as an alias is compared with them. */
function rootSegments(table: UrlTable): ReadonlyMap<string, RowSource> {
  const root = table.pages.find((page) => page.edition === 'main' && page.url === '/')?.region;
  const rows = [
    ...table.pages.filter((page) => page.edition === 'main' && page.region === root),
    ...table.files.filter((file) => file.edition === 'main'),
  ];
  const segments = new Map<string, RowSource>();
  for (const { url, source } of rows) {
    const segment = normaliseAlias(url.split('/')[1] ?? '');
    if (segment !== '' && !segments.has(segment)) segments.set(segment, source);
  }
  return segments;
}
