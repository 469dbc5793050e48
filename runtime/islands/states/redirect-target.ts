import { queryName } from './asked.ts';

/**
 * Where a state's link of the choose-state page leads: its default URL plus what follows `/l/` in
 * the current address, with the query (docs/product.md T4), save the text of a search, which was
 * for the state itself. What would leave the state's own pages, however it is written, leads to the
 * default URL.
 *
 * @param defaultUrl Such as `/nv/`; absolute where the state is on another host.
 * @param address The current address, such as `https://career.example/l/pricing/?from=mail`.
 */
export function redirectTarget(defaultUrl: string, address: string): string {
  const { origin, pathname, search } = withoutSearch(new URL(address));
  const rest = /^(?:\/[^/]+)?\/l\/+(.*)$/.exec(pathname)?.[1] ?? '';
  const base = new URL(defaultUrl, origin);
  const target = new URL(base.pathname + withSlash(rest), base);
  const isWithin = target.origin === base.origin && target.pathname.startsWith(base.pathname);
  const site = target.origin === origin ? '' : target.origin;
  return isWithin ? site + target.pathname + search : defaultUrl;
}

function withoutSearch(address: URL): URL {
  if (address.searchParams.has(queryName)) address.searchParams.delete(queryName);
  return address;
}

/** Pages have a trailing slash (docs/product.md T1), files don't. */
function withSlash(path: string): string {
  return path === '' || path.endsWith('/') || /\.[a-z0-9]+$/i.test(path) ? path : `${path}/`;
}
