import type { PageEntry, PageKind } from '../contract.ts';

export type Params = Readonly<Record<string, string>>;

/**
 * The pages of one edition by what they are, so that no URL is put together by hand
 * (docs/architecture.md A6).
 */
export interface Links {
  /**
   * The canonical URL of a page. A page that the route table lacks is an internal error and throws.
   */
  readonly linkTo: (kind: PageKind, region: string, params?: Params) => string;
  /** The same, or nothing where an edition is mounted without that page. */
  readonly findLink: (kind: PageKind, region: string, params?: Params) => string | undefined;
}

export function createLinks(pages: readonly PageEntry[]): Links {
  const urls = known.get(pages) ?? indexUrls(pages);
  known.set(pages, urls);
  const findLink: Links['findLink'] = (kind, region, params) =>
    urls.get(keyOf(kind, region, params));
  return { findLink, linkTo: (...target) => findLink(...target) ?? missing(...target) };
}

/** Under `dev` an edit of a text remakes renderers, and leaves the pages as they are. */
const known = new WeakMap<readonly PageEntry[], ReadonlyMap<string, string>>();

function indexUrls(pages: readonly PageEntry[]): ReadonlyMap<string, string> {
  return new Map(pages.map(({ kind, region, params, url }) => [keyOf(kind, region, params), url]));
}

function missing(kind: PageKind, region: string, params: Params = {}): never {
  throw new Error(
    `No page of kind "${kind}" for "${region}" with the parameters ${JSON.stringify(params)}.`,
  );
}

function keyOf(kind: PageKind, region: string, params: Params = {}): string {
  const rest = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return [region, kind, ...rest.sort()].join('|');
}
