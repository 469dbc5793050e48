import { askOnce } from '../../../cli/deliver/check/live/asked-rows.ts';
import type { BuildRecord } from '../../../cli/compile/site/build-record.ts';
import type { Answer } from './requests.ts';

/** What a host does to one address that is not what was built. */
export interface Drift {
  readonly name: string;
  readonly address: string;
  /** Whether it happens to answers that are compressed so; to all by default. */
  readonly encoding?: 'identity' | 'gzip' | 'br';
  readonly change: (answer: Answer) => Answer;
}

/** Something that happens to a kind of file, or to redirects. */
interface Kind {
  readonly of: RegExp | 'redirect' | 'absent';
  readonly encoding?: Drift['encoding'];
  readonly change: Drift['change'];
}

const header =
  (name: string, value: string | undefined): Drift['change'] =>
  ({ headers, ...rest }) => ({ ...rest, headers: { ...headers, [name]: value } });
const status =
  (code: number): Drift['change'] =>
  (answer) => ({ ...answer, status: code });
const body =
  (write: (bytes: Buffer) => Buffer): Drift['change'] =>
  (answer) => ({ ...answer, body: write(answer.body) });

const page = /\/$/;
const script = /\.js$/;
const style = /\.css$/;
const picture = /\.svg$/;

const flip = (at: (length: number) => number) => (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  const index = at(copy.length);
  copy[index] = (copy[index] ?? 0) ^ 0x55;
  return copy;
};
const junk = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.from('junk')]);

const policy = "default-src 'none'";
const redirect = 'redirect';

const kinds: Readonly<Record<string, Kind>> = {
  'page as text/plain': { of: page, change: header('content-type', 'text/plain') },
  'page without a type': { of: page, change: header('content-type', undefined) },
  'page in another character set': {
    of: page,
    change: header('content-type', 'text/html; charset=iso-8859-1'),
  },
  'script as text/plain': { of: script, change: header('content-type', 'text/plain') },
  'style sheet as octet-stream': {
    of: style,
    change: header('content-type', 'application/octet-stream'),
  },
  'picture as text/xml': { of: picture, change: header('content-type', 'text/xml') },
  'brochure as octet-stream': {
    of: /\.pdf$/,
    change: header('content-type', 'application/octet-stream'),
  },
  'captions as text/plain': { of: /\.vtt$/, change: header('content-type', 'text/plain') },
  'sitemap as text/html': { of: /sitemap\.xml$/, change: header('content-type', 'text/html') },
  'a cookie': { of: page, change: header('set-cookie', 'visitor=1') },
  'a cookie of a script': { of: script, change: header('set-cookie', 'visitor=1') },
  'kept from search engines': { of: page, change: header('x-robots-tag', 'noindex') },
  'led on by a header': { of: page, change: header('refresh', '0; url=https://evil.example') },
  'a style sheet by a header': {
    of: page,
    change: header('link', '<https://evil.example/a.css>; rel=stylesheet'),
  },
  'read by all with credentials': {
    of: page,
    change: header('access-control-allow-credentials', 'true'),
  },
  'read by another site': {
    of: page,
    change: header('access-control-allow-origin', 'https://evil.example'),
  },
  'emptied storage': { of: page, change: header('clear-site-data', '"*"') },
  'a page as a download': { of: page, change: header('content-disposition', 'attachment') },
  'a service worker for all': { of: script, change: header('service-worker-allowed', '/') },
  'a source map': { of: script, change: header('sourcemap', '/maps/a.js.map') },
  'redirect cached for a year': {
    of: redirect,
    change: header('cache-control', 'public, max-age=31536000'),
  },
  'redirect without policy': { of: redirect, change: header('content-security-policy', undefined) },
  'redirect with a cookie': { of: redirect, change: header('set-cookie', 'visitor=1') },
  'redirect to another site': { of: redirect, change: header('location', 'https://evil.example/') },
  'redirect to another page': { of: redirect, change: header('location', '/') },
  'redirect for now': { of: redirect, change: status(302) },
  'redirect that is a page': { of: redirect, change: status(200) },
  'old page by br': { of: page, encoding: 'br', change: body(flip((length) => length >> 1)) },
  'old page by gzip': { of: page, encoding: 'gzip', change: body(flip((length) => length >> 1)) },
  'first byte by gzip': { of: page, encoding: 'gzip', change: body(flip(() => 0)) },
  'first byte by br': { of: page, encoding: 'br', change: body(flip(() => 0)) },
  'junk behind gzip': { of: page, encoding: 'gzip', change: body(junk) },
  'junk behind br': { of: page, encoding: 'br', change: body(junk) },
  'gzip cut': { of: page, encoding: 'gzip', change: body((bytes) => bytes.subarray(0, 500)) },
  'br cut': { of: page, encoding: 'br', change: body((bytes) => bytes.subarray(0, 500)) },
  'br not sent': { of: page, encoding: 'br', change: header('content-encoding', undefined) },
  'gzip not sent': { of: page, encoding: 'gzip', change: header('content-encoding', undefined) },
  'gzip to whoever takes none': {
    of: page,
    encoding: 'identity',
    change: header('content-encoding', 'gzip'),
  },
  'an encoding nobody asked for': {
    of: page,
    encoding: 'gzip',
    change: header('content-encoding', 'zstd'),
  },
  'no Vary': { of: page, change: header('vary', undefined) },
  'no Vary for br': { of: page, encoding: 'br', change: header('vary', undefined) },
  'another Vary': { of: page, change: header('vary', 'Cookie') },
  'page cut': { of: page, encoding: 'identity', change: body((bytes) => bytes.subarray(0, -1)) },
  'page longer': { of: page, encoding: 'identity', change: body(junk) },
  'script changed': { of: script, encoding: 'identity', change: body(flip(() => 10)) },
  'style sheet changed': { of: style, encoding: 'identity', change: body(flip(() => 10)) },
  'picture changed': { of: picture, encoding: 'identity', change: body(flip(() => 10)) },
  'empty page': { of: page, change: body(() => Buffer.alloc(0)) },
  'page is gone': { of: page, change: status(404) },
  'page fails': { of: page, change: status(500) },
  'page is refused': { of: page, change: status(403) },
  'page is gone for good': { of: page, change: status(410) },
  'page leads on': { of: page, change: status(301) },
  'soft 404': { of: 'absent', change: status(200) },
  'no policy': { of: page, change: header('content-security-policy', undefined) },
  'weak policy': { of: page, change: header('content-security-policy', policy) },
  'no nosniff': { of: script, change: header('x-content-type-options', undefined) },
  'in frames': { of: page, change: header('x-frame-options', 'SAMEORIGIN') },
  'page cached for a day': { of: page, change: header('cache-control', 'max-age=86400') },
  'script not cached': { of: script, change: header('cache-control', 'no-cache') },
};

/** Addresses that are answered though nothing of the site stands there. */
export const leftovers = ['/.git/HEAD', '/.env', '/manifest.json', '/maps/'];

/** Each kind of drift at an address of its own. */
export function planDrifts({ table, files }: BuildRecord): readonly Drift[] {
  const urls = [
    ...table.pages.filter(({ edition }) => edition === 'main').map(({ url }) => url),
    ...files.map(({ path }) => path.replace(/^main\//, '/')).filter((path) => /^\//.test(path)),
  ];
  // Of these, nginx has both compressed forms.
  const isStored = (url: string): boolean =>
    files.some(({ path }) => path === `main${url}index.html.br`);
  const pages = urls.filter((url) => page.test(url) && isStored(url));
  const asked = askOnce(table).filter(({ webRoot }) => webRoot === 'main');
  const redirects = asked.filter(({ location, status: code }) => location && code === 301);
  const absent = asked.filter(({ status: code }) => code === 404);
  const taken = new Set<string>();
  return Object.entries(kinds).map(([name, kind]) => {
    const address = takeOne(addressesFor(kind.of));
    if (address === undefined) throw new Error(`No address is left for: ${name}`);
    return {
      name,
      address,
      change: kind.change,
      ...(kind.encoding && { encoding: kind.encoding }),
    };
  });

  function addressesFor(of: Kind['of']): readonly string[] {
    if (of === 'redirect') return redirects.map(({ path, query }) => path + query);
    if (of === 'absent') return absent.map(({ path, query }) => path + query);
    return of === page ? pages : urls.filter((url) => of.test(url));
  }

  function takeOne(addresses: readonly string[]): string | undefined {
    const free = addresses.find((address) => !taken.has(address));
    if (free !== undefined) taken.add(free);
    return free;
  }
}
