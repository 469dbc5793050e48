import type {
  BuildContext,
  WebRoot,
  LibraryConfig,
  SiteConfig,
} from '../../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { valueFor } from '../resolve/web-roots.ts';
import { hashedFolder } from '../manifest/table.ts';

/**
 * The headers that a web root is served with, whoever serves it. The preview answers with them and
 * the hosting files carry them; nothing else decides a header.
 */
export interface ResponseHeaders {
  /** On every answer. */
  readonly everywhere: HeaderFields;
  /** Added to files below `/assets/`: their names change with their content. */
  readonly hashed: HeaderFields;
  /** Added to everything else. */
  readonly revalidated: HeaderFields;
}

export type HeaderFields = Readonly<Record<string, string>>;

export interface HeaderContent extends Pick<SiteManifest, 'films'> {
  readonly site: Pick<SiteConfig, 'apiOrigin' | 'analytics' | 'errorReports'>;
  readonly library?: Pick<LibraryConfig, 'apiOrigin' | 'analytics' | 'errorReports'> | undefined;
}

/**
 * Makes the headers; the policy is one for all pages, because nothing in them is inline
 * (docs/product.md O1). Scripts and style sheets carry no `integrity`: they come from the page's
 * own origin alone, under names that hold their hash, so whoever could change one could change the
 * page that would state its hash as well. All regions count, built or not, so that a state built
 * alone is served with the same headers (O2). A preview calls its own origin alone for the API.
 */
export function createResponseHeaders(
  content: HeaderContent,
  webRoot: WebRoot,
  environment: BuildContext['environment'],
): ResponseHeaders {
  const isMain = webRoot === 'main';
  const { site: main, library } = content;
  const { apiOrigin, analytics, errorReports } = valueFor({ main, library }, webRoot);
  const api = environment === 'production' ? apiOrigin : undefined;
  const called = originsOf([api, analytics.endpoint, errorReports.endpoint]);
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy(
        called,
        isMain ? originsOf(content.films) : [],
      ),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissionsPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      // Previews are kept out of search engines.
      ...(environment === 'preview' && { 'X-Robots-Tag': 'noindex' }),
    },
    hashed: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    revalidated: { 'Cache-Control': 'no-cache' },
  };
}

export function headersOf(headers: ResponseHeaders, path: string): HeaderFields {
  const caching = path.startsWith(hashedFolder) ? headers.hashed : headers.revalidated;
  return { ...headers.everywhere, ...caching };
}

const permissionsPolicy = [
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ');

/**
 * The only one that may make markup out of a text, and only where the browser has no sanitiser of
 * its own.
 */
const sanitiserPolicy = 'dompurify';

function contentSecurityPolicy(called: readonly string[], videos: readonly string[]): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...called],
    ['media-src', "'self'", ...videos],
    ['frame-src', ...(videos.length === 0 ? ["'none'"] : videos)],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', sanitiserPolicy],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Sorted and without duplicates; links within the site have no origin. */
function originsOf(links: readonly (string | undefined)[]): readonly string[] {
  const absolute = links.filter((link) => link?.startsWith('https://') === true);
  return [...new Set(absolute.map((link) => new URL(link ?? '').origin))].sort();
}
