import type { OutputEntry } from '../output-file.ts';
import { toJson } from '../../../diagnostics/print/lines.ts';
import { contentTypeOf } from '../content-type.ts';
import type { ResponseHeaders } from '../headers.ts';
import { hashedFolder } from '../../manifest/table.ts';
import { headersOf } from '../headers.ts';
import { edgeRecords, edgeRules, fillHosting } from './rules.ts';
import type { HostedRoot } from './host.ts';

/**
 * What S3 behind CloudFront needs of a web root, for `hosting/s3/`: the plan of the upload, the
 * function for viewer requests, the addresses for its key value store, and the part of the
 * distribution's settings that the site decides. The function knows every address; what it does not
 * know it leaves to the bucket, so that files which no build wrote are served too. A function
 * cannot give a file of the bucket a status: unknown paths are answered by the distribution's error
 * page, the one of the root, and the page of webinars that do not exist comes with status 200.
 */
export async function s3Files(root: HostedRoot): Promise<readonly OutputEntry[]> {
  const { edition } = root;
  const code = { edition, hashedFolder, rules: await edgeRules(root) };
  return [
    { path: `${edition}-plan.json`, contents: toJson(uploadPlan(root)) },
    { path: `${edition}-distribution.json`, contents: toJson(distribution(root)) },
    {
      path: `${edition}-viewer-request.js`,
      contents: await fillHosting('viewer-request.js', code),
    },
    { path: addressesFile(root), contents: toJson(storeImport(root)) },
  ];
}

function addressesFile({ edition }: HostedRoot): string {
  return `${edition}-addresses.json`;
}

/**
 * Files that have no hash in their name, each with the status `200`, beside what `edgeRecords`
 * says. In the format from which CloudFront fills a key value store
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html).
 */
function storeImport(root: HostedRoot): object {
  const { edition, files } = root;
  const found = files
    .map(({ path }) => path.slice(edition.length))
    .filter((url) => !url.startsWith(hashedFolder) && !url.endsWith('/index.html'));
  const records = new Map([...edgeRecords(root), ...found.map((url) => [url, '200'] as const)]);
  return { data: [...records].map(([key, value]) => ({ key, value })) };
}

function uploadPlan(root: HostedRoot): object {
  return {
    version: 1,
    steps: uploadSteps(root),
    keyValueStore: `hosting/s3/${addressesFile(root)}`,
    invalidate: ['/*'],
  };
}

/**
 * Hashed files are uploaded before the pages that name them, the key value store is filled after
 * that, and what the bucket has beyond the plan is deleted last, so that at no moment a page or the
 * store names a file that is not there.
 */
export function uploadSteps({ edition: webRoot, files, headers }: UploadedRoot) {
  // No encoding is stored: CloudFront compresses what it serves, by what each browser takes.
  const uploads = files.map(({ path }) => {
    const key = path.slice(webRoot.length + 1);
    const cacheControl = headersOf(headers, `/${key}`)['Cache-Control'] ?? '';
    return { key, file: path, contentType: contentTypeOf(key), cacheControl };
  });
  const isHashed = ({ key }: { key: string }): boolean => `/${key}`.startsWith(hashedFolder);
  return [
    { name: 'assets', uploads: uploads.filter(isHashed) },
    { name: 'pages', uploads: uploads.filter((upload) => !isHashed(upload)) },
  ];
}

/** The files of a web root that a bucket is to have, by their paths below the output. */
interface UploadedRoot extends Pick<HostedRoot, 'edition' | 'headers'> {
  readonly files: readonly { readonly path: string }[];
}

/**
 * In the words of CloudFront's API. A bucket that may not be listed answers 403 for what it does
 * not have.
 */
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

/**
 * CloudFront has settings of their own for some headers and refuses these among the custom ones.
 */
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
