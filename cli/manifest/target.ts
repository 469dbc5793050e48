import type { WebRoot } from '../../runtime/contract.ts';

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

export function createReadTarget(origins: Readonly<Record<WebRoot, string>>): ReadTarget {
  return (webRoot, page, address) => {
    if (/^\/[\w./-]*$/.test(address) && !address.startsWith('//') && !address.includes('/.')) {
      return { type: 'inside', edition: webRoot, path: address, fragment: '' };
    }
    if (!URL.canParse(address, origins[webRoot] + page)) return { type: 'other', scheme: '' };
    const url = new URL(address, origins[webRoot] + page);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      return { type: 'other', scheme: url.protocol };
    }
    const own = (['main', 'library'] as const).find((other) => origins[other] === url.origin);
    if (own === undefined) return { type: 'outside', url };
    return {
      type: 'inside',
      edition: own,
      path: url.pathname,
      fragment: decodePercent(url.hash.slice(1)),
    };
  };
}

/** The text without percent-encoding; unchanged where that is malformed. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
