import { gzipSync } from 'node:zlib';
import { mostSitemapUrls } from '../sitemap.ts';
import type { Host } from './host.ts';
import type { Measure } from './measures.ts';
import {
  ofWebRoot,
  ofText,
  sizeOf,
  perFolder,
  countBlocks,
  longest,
  longestName,
  byteLength,
  recordsIn,
  policyIn,
} from './measures.ts';

/** A limit of a host on what grows with the content of a site. */
export interface HostLimit {
  /** Search engines read every web root, whoever serves it. */
  readonly host: Host | 'search engines';
  /** What is counted, after a number: "rules of `_redirects`". */
  readonly counted: string;
  readonly most: number;
  /**
   * Whether nothing above it is ever taken; otherwise a plan or the host's support may raise it.
   */
  readonly isFirm: boolean;
  /** The host's own words on it. */
  readonly source: string;
  /** What to do where a site is past it. */
  readonly advice: string;
  /** The places that it holds for, and how much each has. */
  readonly measure: Measure;
}

const pagesLimits = 'https://developers.cloudflare.com/pages/platform/limits/';
const pagesHeaders = 'https://developers.cloudflare.com/pages/configuration/headers/';
const pagesRoutes = 'https://developers.cloudflare.com/pages/functions/routing/';
const workersLimits = 'https://developers.cloudflare.com/workers/platform/limits/';
const cloudfront =
  'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html';
const storeFormat =
  'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html';
const nginxSource = 'https://github.com/nginx/nginx/blob/release-1.28.0/src/core/ngx_conf_file.c';

const fewerOrigins = 'Take videos, the API and page views from fewer origins.';
const fewerStates = 'Build fewer states at a time, each part for a site of its own.';
const fewerAddresses = `Write fewer addresses under moved and gone, or one that ends in /* for many. ${fewerStates}`;
const ours = 'This is an error of career-site: please report it.';

export const hostLimits: readonly HostLimit[] = [
  {
    host: 'cloudflare',
    counted: 'files of a web root on the free plan',
    most: 20_000,
    isFirm: false,
    source: pagesLimits,
    measure: ofWebRoot(({ served }) => served.length),
    advice: 'A paid plan takes 100,000. Or keep fewer assets of earlier builds (--keep-assets).',
  },
  {
    host: 'cloudflare',
    counted: 'files of a web root',
    most: 100_000,
    isFirm: true,
    source: pagesLimits,
    measure: ofWebRoot(({ served }) => served.length),
    advice: fewerStates,
  },
  {
    host: 'cloudflare',
    counted: 'bytes of a file',
    most: 25 * 2 ** 20,
    isFirm: true,
    source: pagesLimits,
    measure: ({ served }) => served.map(sizeOf),
    advice: 'Make the file smaller, or put it on another host.',
  },
  {
    host: 'cloudflare',
    counted: 'rules of `_headers`',
    most: 100,
    isFirm: true,
    source: pagesHeaders,
    advice: ours,
    measure: ofText('_headers', countBlocks),
  },
  {
    host: 'cloudflare',
    counted: 'characters of a line of `_headers`',
    most: 2000,
    isFirm: true,
    source: pagesHeaders,
    advice: fewerOrigins,
    measure: ofText('_headers', (text) => longest(text.split('\n'))),
  },
  {
    host: 'cloudflare',
    counted: 'rules of `_routes.json`',
    most: 100,
    isFirm: true,
    source: pagesRoutes,
    advice: ours,
    measure: ofText('_routes.json', (text) => Object.values(JSON.parse(text)).flat().length - 1),
  },
  {
    host: 'cloudflare',
    counted: 'bytes of `_worker.js`, zipped, on the free plan',
    most: 3 * 10 ** 6,
    isFirm: false,
    source: workersLimits,
    advice: `A paid plan takes 10 MB. Or: ${fewerAddresses}`,
    measure: ofText('_worker.js', (text) => gzipSync(text).length),
  },
  {
    host: 'cloudflare',
    counted: 'bytes of `_worker.js`, zipped',
    most: 10 ** 7,
    isFirm: true,
    source: workersLimits,
    advice: fewerAddresses,
    measure: ofText('_worker.js', (text) => gzipSync(text).length),
  },
  {
    host: 'netlify',
    counted: 'rules of `_redirects`',
    most: 10_000,
    isFirm: false,
    source: 'https://docs.netlify.com/manage/routing/redirects/overview/',
    advice: `From there on a deployment may fail. ${fewerAddresses}`,
    measure: ofText('_redirects', (text) => text.split('\n').length - 1),
  },
  {
    host: 'netlify',
    counted: 'files of a folder',
    most: 54_000,
    isFirm: true,
    source: 'https://docs.netlify.com/deploy/deploy-overview/',
    measure: perFolder,
    advice: `Keep fewer assets of earlier builds (--keep-assets). ${fewerStates}`,
  },
  {
    host: 'nginx',
    counted: 'bytes of a word of the configuration',
    most: 4095,
    isFirm: true,
    source: nginxSource,
    advice: `${fewerOrigins} ${fewerStates}`,
    measure: ofText('.conf', (text) => longest(text.match(/"[^"\n]*"|[^\s"]+/g) ?? [])),
  },
  {
    host: 'nginx',
    counted: 'letters of a name of a region',
    most: 46,
    isFirm: false,
    source: 'https://nginx.org/en/docs/http/ngx_http_map_module.html#map_hash_bucket_size',
    advice: 'Give map_hash_bucket_size 128 in the http block of nginx, or shorten the name.',
    measure: ofText('.conf', longestName),
  },
  {
    host: 's3',
    counted: 'bytes of the function',
    most: 10_240,
    isFirm: true,
    source: cloudfront,
    advice: ours,
    measure: ofText('-viewer-request.js', byteLength),
  },
  {
    host: 's3',
    counted: 'bytes of the key value store',
    most: 5 * 10 ** 6,
    isFirm: true,
    source: storeFormat,
    advice: fewerAddresses,
    measure: ofText('-addresses.json', byteLength),
  },
  {
    host: 's3',
    counted: 'characters of an address in that store',
    most: 512,
    isFirm: true,
    source: storeFormat,
    advice: 'Shorten the address.',
    measure: ofText('-addresses.json', (text) => longest(recordsIn(text).map(({ key }) => key))),
  },
  {
    host: 's3',
    counted: 'characters of what an address leads to there',
    most: 1024,
    isFirm: true,
    source: storeFormat,
    advice: 'Shorten the address that it leads to.',
    measure: ofText('-addresses.json', (text) =>
      longest(recordsIn(text).map(({ value }) => value)),
    ),
  },
  {
    host: 's3',
    counted: 'characters of the Content-Security-Policy',
    most: 1783,
    isFirm: false,
    source: cloudfront,
    advice: `AWS may raise it. ${fewerOrigins}`,
    measure: ofText('-distribution.json', (text) => policyIn(text).length),
  },
  {
    host: 's3',
    counted: 'bytes of the key of a file',
    most: 1024,
    isFirm: true,
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-keys.html',
    advice: 'Shorten the name of the file.',
    measure: ({ served, webRoot }) =>
      served.map(({ path }) => ({ path, amount: byteLength(path.slice(webRoot.length + 1)) })),
  },
  {
    host: 'search engines',
    counted: 'addresses of a sitemap',
    most: mostSitemapUrls,
    isFirm: true,
    source: 'https://www.sitemaps.org/protocol.html#index',
    advice: ours,
    measure: ofText('.xml', (text) => text.split('<loc>').length - 1),
  },
  {
    host: 'search engines',
    counted: 'bytes of a sitemap',
    most: 50 * 2 ** 20,
    isFirm: true,
    source: 'https://www.sitemaps.org/protocol.html#index',
    advice: 'Shorten the addresses of pages.',
    measure: ofText('.xml', byteLength),
  },
];
