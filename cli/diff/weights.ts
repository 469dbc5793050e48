import { brotliCompressSync } from 'node:zlib';
import { parseHtml } from '../check/html/tree.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import type { Change, Spot } from './told.ts';
import type { Cause } from './causes.ts';
import { groupBy } from './group.ts';
import type { ShownSite } from './shown-site.ts';
import { pageId } from './shown-site.ts';
import { isPage } from './where.ts';

/** What the first paint of a page needs in both versions, in bytes as they are sent. */
export interface Weight {
  readonly spot: Spot;
  readonly before: number;
  readonly after: number;
  /** What changes on the page, for whatever part of it. */
  readonly causes: readonly Cause[];
}

/** In bytes; less is no matter to anyone. */
const leastTold = 100;

/** The first paint of a page of each kind where something changes: the one whose document grows or shrinks most. */
export function weighPages(
  changes: readonly Change[],
  old: ShownSite,
  next: ShownSite,
): readonly Weight[] {
  const spots = changes.flatMap((change) => change.spots).filter(isPage);
  const kinds = groupBy(
    spots.filter((spot) => old.pages.has(pageId(spot)) && next.pages.has(pageId(spot))),
    ({ page }) => page,
  );
  const weights = [...kinds.values()].flatMap((found) => {
    const spot = heaviest(found, old, next);
    return spot === undefined ? [] : [weigh(spot, changes, old, next)];
  });
  return weights
    .filter(({ before, after }) => Math.abs(after - before) >= leastTold)
    .toSorted((a, b) => b.after - b.before - (a.after - a.before));
}

function heaviest(spots: readonly Spot[], old: ShownSite, next: ShownSite): Spot | undefined {
  const growth = (spot: Spot) =>
    Math.abs(documentOf(next, spot).length - documentOf(old, spot).length);
  let best: { readonly spot: Spot; readonly growth: number } | undefined;
  for (const spot of spots.slice(0, mostLookedAt)) {
    const own = growth(spot);
    if (best === undefined || own > best.growth) best = { spot, growth: own };
  }
  return best?.spot;
}

/** Pages of one kind differ little in it. */
const mostLookedAt = 20;

function weigh(spot: Spot, changes: readonly Change[], old: ShownSite, next: ShownSite): Weight {
  const id = pageId(spot);
  const own = changes.filter(({ spots }) => spots.some((other) => pageId(other) === id));
  return {
    spot,
    before: firstPaint(documentOf(old, spot), old),
    after: firstPaint(documentOf(next, spot), next),
    causes: [...new Set(own.flatMap(({ causes }) => causes))],
  };
}

function documentOf(site: ShownSite, spot: Spot): string {
  const page = site.pages.get(pageId(spot));
  return page === undefined ? '' : site.render(page);
}

/** The document and the pictures that it does not load later; style sheets are the same in both versions. */
function firstPaint(html: string, site: ShownSite): number {
  const { elements } = parseHtml(createSourceFile('', html));
  const pictures = elements
    .filter(({ name, attributes }) => name === 'img' && attributes['loading'] !== 'lazy')
    .map(({ attributes }) => attributes['src'] ?? '');
  const files = [...new Set(pictures)].map((url) => site.contentsAt(url));
  return [Buffer.from(html), ...files].reduce((sum, file) => sum + sentSize(file), 0);
}

function sentSize(file: Uint8Array | undefined): number {
  return file === undefined ? 0 : Math.min(file.byteLength, brotliCompressSync(file).byteLength);
}
