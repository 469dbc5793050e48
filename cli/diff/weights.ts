import { brotliCompressSync, constants } from 'node:zlib';
import type { HtmlElement } from '../check/html/tree.ts';
import { parseHtml } from '../check/html/tree.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import type { Cause } from './causes.ts';
import type { Change, Spot } from './change.ts';
import { isPage, pageId } from './change.ts';
import { groupBy } from './group.ts';
import type { ShownSite } from './shown-site.ts';

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

/** Qualities of Brotli: to find out what differs at all takes a tenth of the time that it takes to say by how much. */
const [quick, smallest] = [5, 11];

/** The first paint of a page of each kind where something changes: the one whose document grows or shrinks most. */
export function weighPages(
  changes: readonly Change[],
  old: ShownSite,
  next: ShownSite,
): readonly Weight[] {
  const isInBoth = (spot: Spot) => old.pages.has(pageId(spot)) && next.pages.has(pageId(spot));
  const spots = changes.flatMap((change) => change.spots).filter(isPage);
  const kinds = groupBy(spots.filter(isInBoth), ({ page }) => page);
  const sizeOf = createMeasure();
  const growth = ({ before, after }: Pick<Weight, 'before' | 'after'>) => after - before;
  const paints = (spot: Spot, quality: number) => ({
    before: firstPaint(spot, old, (file) => sizeOf(file, quality)),
    after: firstPaint(spot, next, (file) => sizeOf(file, quality)),
  });
  return [...kinds.values()]
    .flatMap((found) => heaviest(found, old, next) ?? [])
    .filter((spot) => Math.abs(growth(paints(spot, quick))) >= leastReported / 2)
    .map((spot) => ({ spot, ...paints(spot, smallest), causes: causesAt(spot, changes) }))
    .filter((weight) => Math.abs(growth(weight)) >= leastReported)
    .toSorted((a, b) => growth(b) - growth(a));
}

function causesAt(spot: Spot, changes: readonly Change[]): readonly Cause[] {
  const own = changes.filter(({ spots }) => spots.some((each) => pageId(each) === pageId(spot)));
  return [...new Set(own.flatMap(({ causes }) => causes))];
}

function heaviest(spots: readonly Spot[], old: ShownSite, next: ShownSite): Spot | undefined {
  const lengthIn = (site: ShownSite, spot: Spot): number => {
    const page = site.pages.get(pageId(spot));
    return page === undefined ? 0 : site.lengthOf(page);
  };
  const grown = spots.map((spot) => Math.abs(lengthIn(next, spot) - lengthIn(old, spot)));
  return spots[grown.indexOf(Math.max(...grown))];
}

/**
 * Bytes of the document, its style sheets and the pictures that it does not load later. Fonts are not counted, since no
 * text waits for them (runtime/styles/fonts.css).
 */
function firstPaint(spot: Spot, site: ShownSite, sizeOf: (file: Uint8Array) => number): number {
  const page = site.pages.get(pageId(spot));
  const html = page === undefined ? '' : site.render(page);
  const { elements } = parseHtml(createSourceFile('', html));
  const urls = new Set(elements.flatMap(neededAtOnce));
  const files = [Buffer.from(html), ...[...urls].flatMap((url) => site.contentsAt(url) ?? [])];
  return files.map(sizeOf).reduce((sum, size) => sum + size, 0);
}

function neededAtOnce({ name, attributes }: HtmlElement): readonly string[] {
  const isStyle = name === 'link' && attributes['rel'] === 'stylesheet';
  const isPicture = name === 'img' && attributes['loading'] !== 'lazy';
  const url = attributes[isStyle ? 'href' : 'src'];
  return (isStyle || isPicture) && url !== undefined ? [url] : [];
}

/** Says how large files are when they are sent. A style sheet is compressed once, though all pages need it. */
function createMeasure(): (file: Uint8Array, quality: number) => number {
  const known = new Map<number, WeakMap<Uint8Array, number>>();
  return (file, quality) => {
    const sizes = known.get(quality) ?? new WeakMap<Uint8Array, number>();
    known.set(quality, sizes);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const size =
      sizes.get(file) ?? Math.min(file.byteLength, brotliCompressSync(file, { params }).byteLength);
    sizes.set(file, size);
    return size;
  };
}
