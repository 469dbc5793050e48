import { brotliCompressSync, constants } from 'node:zlib';
import type { HtmlElement } from '../check/html/tree.ts';
import { parseHtml } from '../check/html/tree.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import type { Change, Spot } from './change.ts';
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
const leastReported = 100;

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
  const [rough, exact] = [createMeasure(quick), createMeasure(smallest)];
  const weights = [...kinds.values()].flatMap((found) => {
    const spot = heaviest(found, old, next);
    if (spot === undefined || changeAt(spot, old, next, rough) < leastReported / 2) return [];
    return [weigh(spot, changes, old, next, exact)];
  });
  return weights
    .filter(({ before, after }) => Math.abs(after - before) >= leastReported)
    .toSorted((a, b) => b.after - b.before - (a.after - a.before));
}

/** By how many bytes the first paint of a page grows or shrinks. */
function changeAt(spot: Spot, old: ShownSite, next: ShownSite, measure: Measure): number {
  const [before, after] = [firstPaint(spot, old, measure), firstPaint(spot, next, measure)];
  return Math.abs(after - before);
}

function heaviest(spots: readonly Spot[], old: ShownSite, next: ShownSite): Spot | undefined {
  const lengthIn = (site: ShownSite, spot: Spot): number => {
    const page = site.pages.get(pageId(spot));
    return page === undefined ? 0 : site.lengthOf(page);
  };
  let best: { readonly spot: Spot; readonly growth: number } | undefined;
  for (const spot of spots) {
    const own = Math.abs(lengthIn(next, spot) - lengthIn(old, spot));
    if (best === undefined || own > best.growth) best = { spot, growth: own };
  }
  return best?.spot;
}

function weigh(
  spot: Spot,
  changes: readonly Change[],
  old: ShownSite,
  next: ShownSite,
  measure: Measure,
): Weight {
  const id = pageId(spot);
  const own = changes.filter(({ spots }) => spots.some((other) => pageId(other) === id));
  return {
    spot,
    before: firstPaint(spot, old, measure),
    after: firstPaint(spot, next, measure),
    causes: [...new Set(own.flatMap(({ causes }) => causes))],
  };
}

function documentOf(site: ShownSite, spot: Spot): string {
  const page = site.pages.get(pageId(spot));
  return page === undefined ? '' : site.render(page);
}

/**
 * Bytes of the document, its style sheets and the pictures that it does not load later. Fonts are not counted, since no
 * text waits for them (runtime/styles/fonts.css).
 */
function firstPaint(spot: Spot, site: ShownSite, measure: Measure): number {
  const html = documentOf(site, spot);
  const { elements } = parseHtml(createSourceFile('', html));
  const files = [...new Set(elements.flatMap(neededAtOnce))].map((url) => site.contentsAt(url));
  return [Buffer.from(html), ...files].reduce(
    (sum, file) => sum + (file === undefined ? 0 : measure(file)),
    0,
  );
}

function neededAtOnce({ name, attributes }: HtmlElement): readonly string[] {
  const isStyle = name === 'link' && attributes['rel'] === 'stylesheet';
  const isPicture = name === 'img' && attributes['loading'] !== 'lazy';
  const url = attributes[isStyle ? 'href' : 'src'];
  return (isStyle || isPicture) && url !== undefined ? [url] : [];
}

/** Qualities of Brotli: to find out what differs at all takes a tenth of the time that it takes to say by how much. */
const quick = 5;
const smallest = 11;

type Measure = (file: Uint8Array) => number;

/** Says how large files are when they are sent. A style sheet is compressed once, though all pages need it. */
function createMeasure(quality: number): Measure {
  const known = new WeakMap<Uint8Array, number>();
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return (file) => {
    const size =
      known.get(file) ?? Math.min(file.byteLength, brotliCompressSync(file, { params }).byteLength);
    known.set(file, size);
    return size;
  };
}
