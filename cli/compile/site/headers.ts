import type {
  BuildContext,
  WebRoot,
  LibraryConfig,
  SiteConfig,
} from '../../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { valueFor } from '../resolve/web-roots.ts';
import { hashedFolder } from '../manifest/table.ts';

/** The headers of a web root. The preview and the files for hosts both take them from here. */
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
 * Makes the headers. One policy serves all pages, since nothing is inline (docs/product.md O1), and
 * counts all regions, so that a state built alone has it too (O2). No `integrity`: whoever could
 * change a script here could change the page as well. A preview calls only its own origin.
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

/** Makes markup of a text, where the browser has no sanitiser of its own. */
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
