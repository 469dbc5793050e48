import type { OutputEntry } from '../output-file.ts';
import { toJson } from '../../diagnostics/print/lines.ts';
import { contentTypeOf } from '../content-type.ts';
import type { ResponseHeaders } from '../headers.ts';
import { hashedFolder, headersOf } from '../headers.ts';
import { edgeRules, fillHosting } from './rules.ts';
import type { HostedRoot } from './host.ts';

/**
 * What S3 behind CloudFront needs of a web root, for `hosting/s3/`: the plan of the upload, the function for viewer
 * requests, and the part of the distribution's settings that the site decides. The function knows every page; paths
 * whose last segment has a dot it leaves to the bucket, so that files which no build wrote are served too. A function
 * cannot give a file of the bucket a status: unknown paths are answered by the distribution's error page, the one of
 * the root, and the page of webinars that do not exist comes with status 200.
 */
export async function s3Files(root: HostedRoot): Promise<readonly OutputEntry[]> {
  const { edition: webRoot } = root;
  return [
    { path: `${webRoot}-plan.json`, contents: toJson(uploadPlan(root)) },
    { path: `${webRoot}-distribution.json`, contents: toJson(distribution(root)) },
    {
      path: `${webRoot}-viewer-request.js`,
      contents: await fillHosting('viewer-request.js', {
        rules: await edgeRules(root),
        ...pageValues(root),
      }),
    },
  ];
}

/**
 * Hashed files are uploaded before the pages that name them, and what the bucket has beyond the plan is deleted
 * last, so that at no moment a page names a file that is not there.
 */
function uploadPlan({ edition: webRoot, files, headers }: HostedRoot): object {
  // No encoding is stored: CloudFront compresses what it serves, by what each browser takes.
  const uploads = files.map(({ path }) => {
    const key = path.slice(webRoot.length + 1);
    const cacheControl = headersOf(headers, `/${key}`)['Cache-Control'] ?? '';
    return { key, file: path, contentType: contentTypeOf(key), cacheControl };
  });
  const isHashed = ({ key }: { key: string }): boolean => `/${key}`.startsWith(hashedFolder);
  return {
    version: 1,
    steps: [
      { name: 'assets', uploads: uploads.filter(isHashed) },
      { name: 'pages', uploads: uploads.filter((upload) => !isHashed(upload)) },
    ],
    invalidate: ['/*'],
  };
}

/** In the words of CloudFront's API. A bucket that may not be listed answers 403 for what it does not have. */
function distribution({ headers, pages }: HostedRoot): object {
  const errorPage = pages.some(({ url }) => url === '/404.html') ? '/404.html' : undefined;
  const items = [403, 404].map((code) => ({
    ErrorCode: code,
    ...(errorPage === undefined ? {} : { ResponsePagePath: errorPage, ResponseCode: '404' }),
    ErrorCachingMinTTL: 0,
  }));
  return {
    Compress: true,
    CustomErrorResponses: { Quantity: items.length, Items: items },
    ResponseHeadersPolicyConfig: headersPolicy(headers),
  };
}

/** CloudFront has settings of their own for some headers and refuses these among the custom ones. */
function headersPolicy({ everywhere }: ResponseHeaders): object {
  const own = new Set([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
  ]);
  const custom = Object.entries(everywhere)
    .filter(([name]) => !own.has(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        ContentSecurityPolicy: everywhere['Content-Security-Policy'],
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: everywhere['X-Frame-Options'], Override: true },
      ReferrerPolicy: { ReferrerPolicy: everywhere['Referrer-Policy'], Override: true },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
}

/**
 * Pages below prefixes by the rest of their URL: 1 where all prefixes and the root have it, else the prefixes that do,
 * `/az/sd/`, or with a minus those that don't.
 */
function pageValues({ pages, rules }: HostedRoot): object {
  const prefixed = rules
    .filter(({ scope }) => scope === 'prefix')
    .flatMap(({ regions }) => regions);
  const prefixOf = new Map(prefixed.map(({ key, prefix }) => [key, prefix]));
  const all = [...prefixOf.values()];
  const below = new Map<string, string[]>();
  const rootPages = new Set<string>();
  for (const { region, url } of pages) {
    const prefix = prefixOf.get(region) ?? '';
    const rest = url.slice(prefix.length);
    if (prefix === '') rootPages.add(url);
    else if (below.get(rest)?.push(prefix) === undefined) below.set(rest, [prefix]);
  }
  const entries = [...below].map(([rest, having]) => {
    const lacking = all.filter((prefix) => !having.includes(prefix));
    if (lacking.length === 0 && rootPages.delete(rest)) return [rest, 1];
    const isRare = having.length <= lacking.length;
    return [rest, isRare ? `${having.join('')}/` : `-${lacking.join('')}/`];
  });
  return { pagesBelow: Object.fromEntries(entries), rootPages: [...rootPages] };
}
