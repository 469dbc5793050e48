import { extname } from 'node:path';
import { valueFor } from '../../../compile/resolve/web-roots.ts';
import type { BuildRecord } from '../../../compile/site/build-record.ts';
import { headersOf } from '../../../compile/site/headers.ts';
import type { LiveAnswer } from './live-host.ts';
import type { LiveRequest } from './live-requests.ts';

/** What differs between an answer and the build, as both have it. */
export interface Difference {
  readonly what: string;
  readonly live: string;
  readonly built: string;
}

/** Finds what an answer has otherwise than the build, the worst first. */
export function* findDifferences(
  request: LiveRequest,
  answer: LiveAnswer,
  record: BuildRecord,
): Generator<Difference> {
  const { status } = answer;
  if (request.isLeftover) {
    if (status < 300) yield { what: 'status', live: String(status), built: String(request.status) };
    return;
  }
  yield* statusDifferences(request, answer, record);
  yield* addedHeaders(request, answer, record);
  if (request.built === undefined) {
    yield* redirectHeaders(request, answer, record);
    return;
  }
  yield* listedHeaders(request, answer, record);
  yield* typeDifferences(request.built.path, answer, record);
  yield* encodingDifferences(request, answer);
  if (answer.hash !== request.built.hash)
    yield { what: 'content', live: 'other bytes', built: 'those of its file' };
}

/** Some hosts answer 308 for 301, and 307 for 302: the method of a request is kept besides. */
const sameStatus: Readonly<Record<number, number>> = { 308: 301, 307: 302 };

function* statusDifferences(
  { webRoot, status, location }: LiveRequest,
  answer: LiveAnswer,
  { origins }: BuildRecord,
): Generator<Difference> {
  if ((sameStatus[answer.status] ?? answer.status) !== status)
    yield { what: 'status', live: String(answer.status), built: String(status) };
  const live = answer.headers.get('location') ?? '';
  const origin = valueFor(origins, webRoot);
  const target = live.startsWith(`${origin}/`) ? live.slice(origin.length) : live;
  if (location !== undefined && target !== location)
    yield { what: 'target', live, built: location };
}

/** Headers that change what visitors or search engines get, and that no host adds itself. */
const unwanted = [
  'set-cookie',
  'x-robots-tag',
  'refresh',
  'link',
  'clear-site-data',
  'content-disposition',
  'access-control-allow-credentials',
  'service-worker-allowed',
  'sourcemap',
];

function* addedHeaders(
  { webRoot, path }: LiveRequest,
  { headers }: LiveAnswer,
  record: BuildRecord,
): Generator<Difference> {
  const built = new Headers(headersOf(valueFor(record.headers, webRoot), path));
  for (const name of unwanted) {
    const live = headers.get(name);
    if (live !== null && !built.has(name)) yield headerDifference(name, live, undefined);
  }
  const readers = headers.get('access-control-allow-origin');
  // Cloudflare lets all sites read what is public anyway.
  if (readers !== null && readers !== '*')
    yield headerDifference('access-control-allow-origin', readers, undefined);
}

/** Netlify and CloudFront add headers to files alone, so redirects go without there. */
function* redirectHeaders(
  { webRoot, location }: LiveRequest,
  { headers }: LiveAnswer,
  record: BuildRecord,
): Generator<Difference> {
  if (location === undefined) return;
  const caching = headers.get('cache-control') ?? '';
  if (/immutable|max-age=0*[1-9]/i.test(caching))
    yield headerDifference('cache-control', caching, 'no-cache');
  if (record.files.some(({ path }) => /(?:^|\/)_redirects$|^hosting\/s3\//.test(path))) return;
  for (const [name, built] of Object.entries(valueFor(record.headers, webRoot).everywhere)) {
    const live = headers.get(name);
    if (live !== built) yield headerDifference(name, live, built);
  }
}

function* listedHeaders(
  { webRoot, path }: LiveRequest,
  { headers }: LiveAnswer,
  record: BuildRecord,
): Generator<Difference> {
  for (const [name, built] of Object.entries(headersOf(valueFor(record.headers, webRoot), path))) {
    const live = headers.get(name);
    const isSame = name === 'Cache-Control' ? isSameCaching(live, built) : live === built;
    if (!isSame) yield headerDifference(name, live, built);
  }
}

/** Cloudflare and Netlify send the same as `no-cache` in its place (RFC 9111, 5.2.2). */
function isSameCaching(live: string | null, built: string): boolean {
  const isAsked = /^(?:public, *)?max-age=0, *must-revalidate$/i.test(live ?? '');
  return live === built || (built === 'no-cache' && isAsked);
}

/** Types that are treated alike (RFC 9239, section 6, and RFC 7303, section 9.2). */
const sameType: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** A missing character set is no difference: browsers read it from the file, or take UTF-8. */
function* typeDifferences(
  path: string,
  { headers }: LiveAnswer,
  { types }: BuildRecord,
): Generator<Difference> {
  const built = types[extname(path)];
  if (built === undefined) return;
  const live = headers.get('content-type');
  const [type, charset] = readType(live ?? '');
  const [wanted] = readType(built);
  if (type !== wanted || !/^(?:utf-8)?$/.test(charset))
    yield headerDifference('content-type', live, built);
}

function readType(value: string): readonly [type: string, charset: string] {
  const [type = ''] = value.toLowerCase().split(';');
  const [, charset = ''] = /;\s*charset="?([^";\s]*)/i.exec(value.toLowerCase()) ?? [];
  return [sameType[type.trim()] ?? type.trim(), charset];
}

/** A compressed file is sent to whoever takes it, and caches are told of both. */
function* encodingDifferences(
  { encoding, stored }: LiveRequest,
  { headers }: LiveAnswer,
): Generator<Difference> {
  const live = headers.get('content-encoding') ?? 'identity';
  const isExpected = live === encoding || (live === 'identity' && !stored.includes(encoding));
  if (!isExpected) yield headerDifference('content-encoding', live, encoding);
  const isVaried = /accept-encoding|\*/i.test(headers.get('vary') ?? '');
  if ((stored.length > 0 || live !== 'identity') && !isVaried)
    yield headerDifference('vary', headers.get('vary'), 'Accept-Encoding');
}

function headerDifference(
  name: string,
  live: string | null,
  built: string | undefined,
): Difference {
  return { what: `header ${name}`, live: live ?? 'nothing', built: built ?? 'nothing' };
}
