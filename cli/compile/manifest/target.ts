import type { WebRoot } from '../../../runtime/contract.ts';
import type { ByWebRoot } from '../resolve/web-roots.ts';
import { valueFor } from '../resolve/web-roots.ts';

/** Where an address leads to. */
export type Target =
  | {
      readonly type: 'inside';
      readonly edition: WebRoot;
      readonly path: string;
      readonly fragment: string;
    }
  | { readonly type: 'outside'; readonly url: URL }
  /** Addresses that nothing is asked for: `mailto:`, `tel:`, `data:`. */
  | { readonly type: 'other'; readonly scheme: string };

/** Reads addresses as they stand on the page of a web root at a path. */
export type ReadTarget = (webRoot: WebRoot, page: string, address: string) => Target;

export function createReadTarget(origins: ByWebRoot<string>): ReadTarget {
  return (webRoot, page, address) => {
    const base = valueFor(origins, webRoot) + page;
    if (!URL.canParse(address, base)) return { type: 'other', scheme: '' };
    const url = new URL(address, base);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      return { type: 'other', scheme: url.protocol };
    }
    const own = (['main', 'library'] as const).find((other) => origins[other] === url.origin);
    if (own === undefined) return { type: 'outside', url };
    const fragment = decodePercent(url.hash.slice(1));
    return { type: 'inside', edition: own, path: url.pathname, fragment };
  };
}

/** The text without percent-encoding; `otherwise` where that is malformed. */
export function decodePercent(text: string, otherwise = text): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}

/**
 * The path of a request in the form of the table, read as nginx does: decoded once, without empty
 * segments, `.` and `..`. Undefined where a host answers 400.
 */
export function readPath(requested: string): string | undefined {
  const decoded = decodePath(requested);
  if (decoded?.startsWith('/') !== true || decoded.includes('\0')) return undefined;
  const parts = decoded.split('/');
  const segments: string[] = [];
  for (const part of parts) {
    if (part === '..' && segments.pop() === undefined) return undefined;
    if (!isEmpty(part)) segments.push(part);
  }
  const end = segments.length > 0 && isEmpty(parts.at(-1) ?? '') ? '/' : '';
  return `/${segments.join('/')}${end}`;
}

/**
 * Whether a path is only letters, digits and `-._~` between slashes. No other path that was asked
 * for is put into a redirect (docs/product.md T10): it could name another host.
 */
export function isPlainPath(path: string): boolean {
  return /^\/(?:[\w.~-]+\/)*[\w.~-]*$/.test(path);
}

function isEmpty(segment: string): boolean {
  return segment === '' || segment === '.' || segment === '..';
}

function decodePath(path: string): string | undefined {
  if (/%(?![0-9a-f]{2})/i.test(path)) return undefined;
  // What is not UTF-8 becomes the replacement character, which no address of the site has.
  return path.replace(/%[0-7][0-9a-f]|(?:%[89a-f][0-9a-f])+/gi, (escapes) =>
    decodePercent(escapes, '\uFFFD'),
  );
}
