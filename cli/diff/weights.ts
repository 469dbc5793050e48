import { brotliCompressSync, constants } from 'node:zlib';
import type { HtmlElement } from '../check/html/tree.ts';
import { parseHtml } from '../check/html/tree.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import type { Cause } from './causes.ts';
import type { Change, Resource } from './change.ts';
import { isPage, pageId } from './change.ts';
import { groupBy } from './group.ts';
import type { ShownSite } from './shown-site.ts';

/** What the first paint of a page needs in both versions, in bytes as they are sent. */
export interface Weight {
  readonly resource: Resource;
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
  const isInBoth = (resource: Resource) =>
    old.pages.has(pageId(resource)) && next.pages.has(pageId(resource));
  const resources = changes.flatMap((change) => change.resources).filter(isPage);
  const kinds = groupBy(resources.filter(isInBoth), ({ page }) => page);
  const sizeOf = createMeasure();
  const growth = ({ before, after }: Pick<Weight, 'before' | 'after'>) => after - before;
  const paints = (resource: Resource, quality: number) => ({
    before: firstPaint(resource, old, (file) => sizeOf(file, quality)),
    after: firstPaint(resource, next, (file) => sizeOf(file, quality)),
  });
  return [...kinds.values()]
    .flatMap((found) => heaviest(found, old, next) ?? [])
    .filter((resource) => Math.abs(growth(paints(resource, quick))) >= leastReported / 2)
    .map((resource) => ({
      resource,
      ...paints(resource, smallest),
      causes: causesAt(resource, changes),
    }))
    .filter((weight) => Math.abs(growth(weight)) >= leastReported)
    .toSorted((a, b) => growth(b) - growth(a));
}

function causesAt(resource: Resource, changes: readonly Change[]): readonly Cause[] {
  const own = changes.filter(({ resources }) =>
    resources.some((each) => pageId(each) === pageId(resource)),
  );
  return [...new Set(own.flatMap(({ causes }) => causes))];
}

function heaviest(
  resources: readonly Resource[],
  old: ShownSite,
  next: ShownSite,
): Resource | undefined {
  const lengthIn = (site: ShownSite, resource: Resource): number => {
    const page = site.pages.get(pageId(resource));
    return page === undefined ? 0 : site.lengthOf(page);
  };
  const grown = resources.map((resource) =>
    Math.abs(lengthIn(next, resource) - lengthIn(old, resource)),
  );
  return resources[grown.indexOf(Math.max(...grown))];
}

/**
 * Bytes of the document, its style sheets and the pictures that it does not load later. Fonts are not counted, since no
 * text waits for them (runtime/styles/fonts.css).
 */
function firstPaint(
  resource: Resource,
  site: ShownSite,
  sizeOf: (file: Uint8Array) => number,
): number {
  const page = site.pages.get(pageId(resource));
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
