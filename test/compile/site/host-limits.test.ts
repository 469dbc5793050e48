import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { HostedFiles } from '../../../cli/compile/site/hosting/measures.ts';
import type { HostLimit } from '../../../cli/compile/site/hosting/limits.ts';
import { hostLimits } from '../../../cli/compile/site/hosting/limits.ts';
import {
  checkLimits,
  describePastLimit,
  findPastLimits,
  number,
  PastLimitError,
} from '../../../cli/compile/site/hosting/past-limits.ts';

/** Files of a web root with a given amount of one thing. */
type Doctored = (amount: number) => Partial<HostedFiles>;

const files: Doctored = (amount) => ({
  served: Array.from({ length: amount }, (_, index) => ({
    path: `main/${String(index)}.txt`,
    bytes: 1,
  })),
});
const text =
  (path: string, write: (amount: number) => string): Doctored =>
  (amount) => ({ texts: [{ path, contents: write(amount) }] });
const letters = (amount: number): string => 'a'.repeat(amount);
const stored = (write: (amount: number) => object): Doctored =>
  text('hosting/s3/main-addresses.json', (amount) => JSON.stringify({ data: [write(amount)] }));
/** Text that zips to a little more than so many bytes. */
const noise = (amount: number): string => randomBytes(amount).toString('base64');

const doctored: Readonly<Record<string, Doctored>> = {
  'cloudflare: files of a web root on the free plan': files,
  'cloudflare: files of a web root': files,
  'cloudflare: bytes of a file': (bytes) => ({ served: [{ path: 'main/assets/a.mp4', bytes }] }),
  'cloudflare: rules of `_headers`': text('main/_headers', (n) => '/*\n  A: b\n'.repeat(n)),
  'cloudflare: characters of a line of `_headers`': text('main/_headers', letters),
  'cloudflare: rules of `_routes.json`': text('main/_routes.json', (n) =>
    JSON.stringify({ version: 1, include: [], exclude: Array.from({ length: n }, String) }),
  ),
  'cloudflare: bytes of `_worker.js`, zipped, on the free plan': text('main/_worker.js', noise),
  'cloudflare: bytes of `_worker.js`, zipped': text('main/_worker.js', noise),
  'netlify: rules of `_redirects`': text('main/_redirects', (n) => '/a /b 301\n'.repeat(n)),
  'netlify: files of a folder': files,
  'nginx: bytes of a word of the configuration': text('main.conf', (n) => `if ${letters(n)} x;`),
  'nginx: letters of a name of a region': text('main.conf', (n) => `  "${letters(n)}" /aa;\n`),
  's3: bytes of the function': text('hosting/s3/main-viewer-request.js', letters),
  's3: bytes of the key value store': text('hosting/s3/main-addresses.json', (n) =>
    '{"data":[]}'.padEnd(n),
  ),
  's3: characters of an address in that store': stored((n) => ({ key: letters(n), value: '' })),
  's3: characters of what an address leads to there': stored((n) => ({
    key: '',
    value: letters(n),
  })),
  's3: characters of the Content-Security-Policy': text('main-distribution.json', (n) =>
    JSON.stringify({ ContentSecurityPolicy: letters(n) }, undefined, 2),
  ),
  's3: bytes of the key of a file': (n) => ({ served: [{ path: `main/${letters(n)}`, bytes: 1 }] }),
  'search engines: addresses of a sitemap': text('main/sitemap.xml', (n) => '<loc>'.repeat(n)),
  'search engines: bytes of a sitemap': text('main/sitemap.xml', letters),
};

const nameOf = ({ host, counted }: HostLimit): string => `${host}: ${counted}`;

function find(limit: HostLimit, amount: number): readonly string[] {
  const empty: HostedFiles = { webRoot: 'main', served: [], texts: [] };
  const found = findPastLimits(limit.host, { ...empty, ...doctored[nameOf(limit)]?.(amount) });
  return found.map((past) => nameOf(past.limit));
}

const named = hostLimits.map((limit) => ({ name: nameOf(limit), limit }));

describe.each(named)('$name', ({ name, limit }) => {
  test('is told of files that are past it', () => {
    expect(find(limit, limit.most + 1)).toContain(name);
  });

  test('is not told of files within it', () => {
    expect(find(limit, Math.floor(limit.most * 0.9))).not.toContain(name);
  });
});

const rules = (count: number): HostedFiles => ({
  webRoot: 'main',
  served: [],
  texts: [{ path: 'main/_headers', contents: '/*\n'.repeat(count) }],
});

test('what no host ever takes ends the build, with what to do', () => {
  expect(() => checkLimits('cloudflare', rules(101))).toThrow(PastLimitError);
  expect(() => checkLimits('cloudflare', rules(101))).toThrow(
    /^main\/_headers: 101 rules of `_headers`, and for cloudflare 100 are the most\. .+ \(https:/,
  );
});

test('what a host may be asked to raise is a doubt', () => {
  const [doubt, ...others] = checkLimits('netlify', {
    webRoot: 'main',
    served: [],
    texts: [{ path: 'main/_redirects', contents: '/a /b 301\n'.repeat(10_001) }],
  });
  expect(others).toEqual([]);
  expect(doubt && describePastLimit(doubt)).toContain('10,001 rules of `_redirects`');
});

test('docs/hosts.md has the same limits with their sources', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/hosts.md'), 'utf8');
  const [, section = ''] = text.split('\n## Limits of hosts\n');
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && line.includes('http'));
  const cells = rows.map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  const expected = hostLimits.map(({ host, counted, most, isFirm, source }) => {
    return [host, counted, number(most), isFirm ? 'ends' : 'goes on', `<${source}>`];
  });
  expect(cells).toEqual(expected);
});
