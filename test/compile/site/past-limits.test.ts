import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import type { ScopedRule } from '../../../cli/compile/manifest/table.ts';
import { noCache } from '../../../cli/compile/site/cache/cache.ts';
import type { Host } from '../../../cli/compile/site/hosting/host.ts';
import { createHostingFiles } from '../../../cli/compile/site/hosting/hosting.ts';
import type { HostLimit } from '../../../cli/compile/site/hosting/limits.ts';
import { hostLimits } from '../../../cli/compile/site/hosting/limits.ts';
import {
  describePastLimit,
  number,
  PastLimitError,
} from '../../../cli/compile/site/hosting/past-limits.ts';
import type { OutputEntry } from '../../../cli/compile/site/output-file.ts';
import { publicRequest } from '../../../cli/compile/site/page-context.ts';
import { createSitemaps } from '../../../cli/compile/site/sitemap.ts';
import { resolvedSite } from '../resolve/sample.ts';

const [manifest] = createManifest(resolvedSite({}), { mount: 'prefix' });

/** What a site has besides the pages and rules of the sample. */
interface Grown {
  readonly films?: readonly string[];
  readonly rules?: readonly ScopedRule[];
  readonly files?: readonly { readonly path: string; readonly bytes: number }[];
  readonly sitemaps?: readonly OutputEntry[];
}

/** What a build is told of a site for a host, by the functions that write the host's files. */
async function told(host: Host, { films = [], rules = [], files = [], sitemaps = [] }: Grown) {
  if (manifest === undefined) throw new Error('No manifest.');
  const texts = new Map(sitemaps.map(({ path, contents }) => [`main/${path}`, contents]));
  const listed = [...files, ...[...texts.keys()].map((path) => ({ path, bytes: 1 }))];
  const site = {
    files: listed.map((file) => ({ ...file, hash: '' })),
    urls: { ...manifest.urls, rules: [...rules, ...manifest.urls.rules] },
  };
  const grown = { ...manifest, films };
  const request = { ...publicRequest, hosts: [host], cache: noCache };
  const read = (path: string) => Buffer.from(texts.get(path) ?? '');
  try {
    const { doubts } = await createHostingFiles(site, grown, request, read);
    return doubts.map(describePastLimit).join('\n');
  } catch (error) {
    if (error instanceof PastLimitError) return error.message;
    throw error;
  }
}

function range<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** As many files of a web root. */
const files = (count: number): Grown => ({
  files: range(count, (index) => ({ path: `main/${String(index)}.txt`, bytes: 1 })),
});

const region = { key: 'generic', prefix: '', names: [] };
const moved = { edition: 'main', scope: 'address', reason: 'moved', regions: [region] } as const;

function move(pattern: string, to = '/plan/'): ScopedRule {
  return { ...moved, type: 'redirect', status: 301, pattern, to };
}

/** As many addresses that have moved, of about 200 letters that hardly compress. */
const moves = (count: number): Grown => ({
  rules: range(count, () => move(`/${randomBytes(147).toString('base64url')}/`)),
});

const longPath = (letters: number): string => `/${'a'.repeat(letters)}/`;

const filmsOfManyHosts: Grown = {
  films: range(
    20,
    (index) => `https://${String(index)}${'v'.repeat(60)}.${'w'.repeat(60)}.example/film.mp4`,
  ),
};

const nameOfRegion = (letters: number): Grown => ({
  rules: [
    {
      ...moved,
      scope: 'name',
      type: 'redirect',
      status: 301,
      pattern: '/*',
      to: '/*',
      reason: 'alias',
      regions: [{ key: 'nevada', prefix: '/nv', names: ['n'.repeat(letters)] }],
    },
  ],
});

/** Pages whose addresses have as many letters, in as many sitemaps as a build makes for them. */
function pages(count: number, letters: number): Grown {
  const rows = range(count, (index) => ({
    edition: 'main' as const,
    kind: 'plan' as const,
    url: longPath(letters) + String(index),
    region: 'generic',
    params: {},
  }));
  return { sitemaps: createSitemaps({ origin: 'https://www.sample.example', pages: rows }) };
}

/** Sites that are past a limit. */
const past: Readonly<Record<string, Grown>> = {
  'cloudflare: files of a web root on the free plan': files(20_001),
  'cloudflare: files of a web root': files(100_001),
  'cloudflare: bytes of a file': { files: [{ path: 'main/assets/a.mp4', bytes: 26_214_401 }] },
  'cloudflare: characters of a line of `_headers`': filmsOfManyHosts,
  'cloudflare: bytes of `_worker.js`, zipped, on the free plan': moves(20_000),
  'cloudflare: bytes of `_worker.js`, zipped': moves(70_000),
  'netlify: rules of `_redirects`': moves(10_001),
  'netlify: files of a folder': files(54_001),
  'nginx: bytes of a word of the configuration': filmsOfManyHosts,
  'nginx: letters of a name of a region': nameOfRegion(47),
  's3: bytes of the key value store': moves(20_000),
  's3: characters of an address in that store': { rules: [move(longPath(511))] },
  's3: characters of what an address leads to there': { rules: [move('/a/', longPath(1023))] },
  's3: characters of the Content-Security-Policy': filmsOfManyHosts,
  's3: bytes of the key of a file': { files: [{ path: `main${longPath(1023)}a`, bytes: 1 }] },
  'search engines: bytes of a sitemap': pages(50_000, 1050),
};

/** What stays within a limit, however large a site is: past it the program would be wrong. */
const never: Readonly<Record<string, Grown>> = {
  'cloudflare: rules of `_headers`': { ...moves(20_000), ...filmsOfManyHosts },
  'cloudflare: rules of `_routes.json`': { ...moves(20_000), ...files(20_001) },
  's3: bytes of the function': { ...moves(20_000), ...files(20_001) },
  'search engines: addresses of a sitemap': pages(50_001, 10),
};

const named = hostLimits.map((limit) => ({ name: `${limit.host}: ${limit.counted}`, limit }));

/** The words by which a build says that it is past a limit. */
function wordsOf({ host, counted, most }: HostLimit): string {
  return ` ${counted}, and for ${host} ${number(most)} are the most.`;
}

/** Search engines read what any host serves. */
function hostOf({ host }: HostLimit): Host {
  return host === 'search engines' ? 's3' : host;
}

test('of each limit it is known what is past it', () => {
  const names = Object.keys({ ...past, ...never });
  expect(names.toSorted()).toEqual(named.map(({ name }) => name).toSorted());
});

test.each(named.filter(({ name }) => name in past))(
  'a site is told that it is past this: $name',
  async ({ name, limit }) => {
    expect(await told(hostOf(limit), past[name] ?? {})).toContain(wordsOf(limit));
  },
);

test.each(named.filter(({ name }) => name in never))(
  'no site is past this, however large: $name',
  async ({ name, limit }) => {
    expect(await told(hostOf(limit), never[name] ?? {})).not.toContain(wordsOf(limit));
  },
);

test.each(named)('the sample is within this: $name', async ({ limit }) => {
  expect(await told(hostOf(limit), {})).not.toContain(wordsOf(limit));
});
