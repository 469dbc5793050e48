import type { PageEntry } from '../contract.ts';
import type { Publication, Thing } from './things.ts';
import { breadcrumbList } from './things.ts';

/**
 * Returns what tells the way to a page of one web root; nothing of one that search engines list
 * another for. The first page of a site and of a region say nothing: their way is one step, and
 * each byte of theirs delays the first paint.
 */
export function createBreadcrumbs<Page extends PageEntry>(
  pages: readonly Page[],
  nameOf: (page: Page) => string,
): (page: PageEntry, publication: Publication) => readonly Thing[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return (page, publication) => {
    if (page.sameAs !== undefined) return [];
    const way = addressesTo(page.canonical ?? page.url).flatMap((url) => byUrl.get(url) ?? []);
    if (way.length < 2 || page.kind === 'landing') return [];
    const steps = way.map((step) => ({ name: nameOf(step), url: step.url }));
    return [breadcrumbList(steps, publication)];
  };
}

/** `/`, `/nv/` and `/nv/plan/` for the last of them. */
function addressesTo(url: string): readonly string[] {
  return [...url.matchAll(/\//g)].map(({ index }) => url.slice(0, index + 1));
}
