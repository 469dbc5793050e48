import type { FileRow, PageRow, RuleRow, UrlTable } from './table.ts';

/**
 * Completes the table of a web root that holds regions below their prefixes but not the generic edition: the root
 * leads to the region when there is only one, and unknown paths get a page of not found. Hosts that look for
 * `/404.html` find it.
 */
export function standAlone(table: UrlTable): UrlTable {
  const pages = table.pages.filter((page) => page.edition === 'main');
  const notFound = pages.find((page) => page.kind === 'not-found');
  if (notFound === undefined || pages.some((page) => page.url === '/')) return table;
  return {
    pages: table.pages,
    files: [...table.files, notFoundFile(notFound)],
    rules: [...table.rules, ...rootRules(pages, notFound)],
  };
}

function notFoundFile({ edition, source }: PageRow): FileRow {
  return { edition, url: '/404.html', source: { ...source, reason: 'stand-alone' } };
}

/** For now only (302): the generic edition may come to the same host later. */
function rootRules(pages: readonly PageRow[], notFound: PageRow): readonly RuleRow[] {
  const { edition, region } = notFound;
  const row = { edition, region, source: { reason: 'stand-alone' } } as const;
  const landings = pages.filter((page) => page.kind === 'landing');
  const [landing] = landings;
  const home: readonly RuleRow[] =
    landing === undefined || landings.length > 1
      ? []
      : [{ ...row, type: 'redirect', pattern: '/', to: landing.url, status: 302 }];
  return [...home, { ...row, type: 'rewrite', pattern: '/*', to: notFound.url, status: 404 }];
}
