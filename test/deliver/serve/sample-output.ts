import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { WebRoot, PageKind } from '../../../runtime/contract.ts';
import type { RuleRow, UrlTable } from '../../../cli/compile/manifest/table.ts';
import type { BuildRecord } from '../../../cli/compile/site/build-record.ts';
import { createResponseHeaders } from '../../../cli/compile/site/headers.ts';

const callsNobody = { analytics: { adapter: 'none' }, errorReports: {} } as const;
const content = { site: callsNobody, films: [], library: callsNobody };
const headers = createResponseHeaders(content, 'main', 'production');

/** The rules of an output with a few pages and one rule of each kind. */
export const sampleRules: BuildRecord = {
  version: 1,
  tool: { name: 'career-site', version: '1.0.0', engine: 'preact', packages: {} },
  at: '2026-04-15T00:00:00Z',
  environment: 'production',
  options: { hosts: [], liveForms: false, mount: 'prefix' },
  validUntil: '9999-12-31T00:00:00Z',
  origins: { main: 'https://www.sample.example', library: 'https://library.sample.example' },
  omitted: { main: [], library: [] },
  forms: { main: [], library: [] },
  budgets: {},
  links: [],
  table: createTable(),
  headers: { main: headers, library: headers },
  types: {},
  sources: [],
  files: [],
};

const sampleFiles = {
  'main/index.html': '<title>Home</title>',
  'main/nv/plan/index.html': '<title>Nevada plan</title>',
  'main/nv/quote/index.html': '<title>Nevada quote</title>',
  'main/nv/404.html': '<title>Not found in Nevada</title>',
  'main/404.html': '<title>Not found</title>',
  'main/assets/site-1a2b.css': 'a{}',
  'main/robots.txt': 'User-agent: *\n',
  'main/deployments.json': '[{"id":"nevada"}]',
  'library/index.html': '<title>Library</title>',
} as const;

/** A folder of this test alone, removed after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes the sample output and returns its folder. */
export function writeSampleOutput(): string {
  const folder = temporaryFolder();
  writeFile(folder, 'manifest.json', JSON.stringify(sampleRules));
  for (const [path, text] of Object.entries(sampleFiles)) writeFile(folder, path, text);
  return folder;
}

export function writeFile(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function createTable(): UrlTable {
  return {
    pages: [
      page('main', 'home', '/'),
      page('main', 'plan', '/nv/plan/'),
      page('main', 'quote', '/nv/quote/'),
      page('main', 'not-found', '/404.html'),
      page('main', 'not-found', '/nv/404.html'),
      page('library', 'library-home', '/'),
    ],
    files: [{ edition: 'main', url: '/robots.txt', source: { reason: 'file' } }],
    rules: [
      rule('main', 'redirect', '/~nevada/*', '/nv/*', 301),
      rule('main', 'rewrite', '/nv/:campaign/quote/*', '/nv/quote/*', 200),
      rule('main', 'rewrite', '/nv/*', '/nv/404.html', 404),
      rule('library', 'redirect', '/*', '/', 302),
    ],
  };
}

function page(webRoot: WebRoot, kind: PageKind, url: string): UrlTable['pages'][number] {
  return { edition: webRoot, kind, url, region: 'nevada', params: {}, source: { reason: 'page' } };
}

function rule(
  webRoot: WebRoot,
  type: 'redirect' | 'rewrite',
  pattern: string,
  to: string,
  status: 200 | 301 | 302 | 404,
): RuleRow {
  const row = {
    edition: webRoot,
    region: 'nevada',
    pattern,
    to,
    source: { reason: 'unknown' },
  } as const;
  if (type === 'redirect') return { ...row, type, status: status === 301 ? 301 : 302 };
  return { ...row, type, status: status === 404 ? 404 : 200 };
}
