import { matchRoutes } from 'react-router-dom';
import type { NonIndexRouteObject } from 'react-router-dom';
import type {
  PageAddress,
  PageEntry,
  PageKind,
  RegionConfig,
  RoutePattern,
  RouteTable,
  StatedRoutes,
} from '../contract.ts';

type PrefixedRegion = Pick<RegionConfig, 'key' | 'pathPrefix'>;

/** A page and its kind, which stands second wherever the page is written as JSON. */
type OfKind<Page extends PageAddress> = Pick<PageEntry, 'edition' | 'kind'> & Omit<Page, 'edition'>;

/** The route table that a module states, with the kind of each page. */
export function wholeRoutes(
  { patterns, pages }: StatedRoutes,
  regions: readonly PrefixedRegion[],
): RouteTable {
  return { patterns, pages: withKinds<PageAddress>(pages, patterns, regions) };
}

/**
 * What was matched by a list of patterns: each edit in `dev` and each side of `diff` plans its
 * pages anew, by the same patterns.
 */
const matchedBy = new WeakMap<readonly RoutePattern[], Map<string, PageKind>>();

/**
 * Adds the kind of each page: it is stated by the route that React Router matches the address by.
 * Throws where no route of its edition leads to a page.
 *
 * React Router ranks all of its routes on every call, so pages that differ in nothing but the
 * region's prefix share one match: a prefix is always one `:state` segment, which is never a
 * route's own (docs/product.md R7).
 */
export function withKinds<Page extends PageAddress>(
  pages: readonly Page[],
  patterns: readonly RoutePattern[],
  regions: readonly PrefixedRegion[],
): readonly OfKind<Page>[] {
  const routes = patterns.map(toRoute);
  const prefixes = new Map(regions.map(({ key, pathPrefix }) => [key, pathPrefix]));
  const matched = matchedBy.get(patterns) ?? new Map<string, PageKind>();
  matchedBy.set(patterns, matched);
  return pages.map((page) => {
    const shape = shapeOf(page, prefixes.get(page.region) ?? '');
    const kind = matched.get(shape) ?? match(routes, page);
    matched.set(shape, kind);
    const { edition, ...others } = page;
    return { edition, kind, ...others };
  });
}

interface KindRoute extends NonIndexRouteObject, Pick<RoutePattern, 'edition' | 'kind'> {
  readonly path: string;
}

function toRoute({ edition: webRoot, kind, pattern }: RoutePattern): KindRoute {
  return { path: pattern, edition: webRoot, kind };
}

function shapeOf({ edition: webRoot, url }: PageAddress, pathPrefix: string): string {
  const hasPrefix = pathPrefix !== '' && url.startsWith(`${pathPrefix}/`);
  return `${webRoot} ${hasPrefix ? `/:state${url.slice(pathPrefix.length)}` : url}`;
}

function match(routes: readonly KindRoute[], { edition: webRoot, url }: PageAddress): PageKind {
  const candidates = routes.filter(
    ({ edition, path }) => edition === webRoot && mayLeadTo(path, url),
  );
  const kind = matchRoutes(candidates, url)?.at(-1)?.route.kind;
  if (kind === undefined) throw new Error(`No route of the manifest leads to "${url}".`);
  return kind;
}

/**
 * Whether a URL has the depth and the fixed segments of a pattern: what it cannot match is never
 * ranked.
 */
function mayLeadTo(pattern: string, url: string): boolean {
  const parts = pattern.split('/');
  const segments = url.split('/');
  const isOpen = parts.at(-1) === '*';
  return (
    (isOpen || parts.length === segments.length) &&
    parts.every((part, index) => /^[:*]/.test(part) || part === segments[index])
  );
}
