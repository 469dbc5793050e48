import { matchRoutes } from 'react-router-dom';
import type { NonIndexRouteObject } from 'react-router-dom';
import type { PageAddress, PageKind, RoutePattern } from '../contract.ts';

/**
 * Finds the kind of page that the routes of its edition lead to; throws where they lead nowhere.
 */
export type Router = (page: PageAddress, pathPrefix: string) => PageKind;

/**
 * What was matched by a list of patterns: each edit in `dev` and each side of `diff` has a renderer
 * of its own, of the same patterns. Without it, comparing two versions of all of their pages takes
 * a quarter more CPU time (pairs in turn).
 */
const matchedBy = new WeakMap<readonly RoutePattern[], Map<string, PageKind>>();

/**
 * Matches pages by React Router. It ranks all of its routes on every call, so pages that differ in
 * nothing but the region's prefix share one match, which takes 11 % off the CPU time of a cold
 * build: a prefix is always one `:state` segment, which is never a route's own (docs/product.md
 * R7).
 */
export function createRouter(
  patterns: readonly RoutePattern[],
  served: Readonly<Record<PageKind, unknown>>,
): Router {
  for (const { kind, pattern } of patterns) {
    if (!Object.hasOwn(served, kind)) {
      throw new Error(`No component serves the route "${pattern}" of kind "${kind}".`);
    }
  }
  const routes = patterns.map(toRoute);
  const matched = matchedBy.get(patterns) ?? new Map<string, PageKind>();
  matchedBy.set(patterns, matched);
  return (page, pathPrefix) => {
    const shape = shapeOf(page, pathPrefix);
    const kind = matched.get(shape) ?? match(routes, page);
    matched.set(shape, kind);
    return kind;
  };
}

interface KindRoute extends NonIndexRouteObject, Pick<RoutePattern, 'edition' | 'kind'> {
  readonly path: string;
}

function toRoute({ edition: webRoot, kind, pattern }: RoutePattern): KindRoute {
  return { path: pattern, edition: webRoot, kind };
}

function shapeOf(page: PageAddress, pathPrefix: string): string {
  const hasPrefix = pathPrefix !== '' && page.url.startsWith(`${pathPrefix}/`);
  return `${page.edition} ${hasPrefix ? `/:state${page.url.slice(pathPrefix.length)}` : page.url}`;
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
