import type { BuildRecord } from '../../../cli/compile/site/build-record.ts';
import type { OutputEntry } from '../../../cli/compile/site/output-file.ts';
import type { Deployed } from '../../../cli/deliver/outputs/deployed.ts';
import { hashContent } from '../../../cli/compile/values/hash.ts';

type Rules = BuildRecord['table']['rules'];

/** The record of an output of these files, of which each below a web root but assets is a page. */
export function recordOf(
  files: readonly OutputEntry[],
  rules: Rules = [],
  policy = "default-src 'self'",
): BuildRecord {
  const urls = files.flatMap(({ path }) => {
    const [, url] = /^main(\/(?!assets\/).*?)(?:index\.html)?$/.exec(path) ?? [];
    return url === undefined ? [] : [url];
  });
  const source = { reason: 'page' } as const;
  const headers = {
    everywhere: { 'Content-Security-Policy': policy },
    hashed: { 'Cache-Control': 'max-age=31536000' },
    revalidated: { 'Cache-Control': 'no-cache' },
  };
  return {
    version: 1,
    tool: { name: 'career-site', version: '1.0.0', engine: 'preact', packages: {} },
    environment: 'production',
    options: { hosts: [], liveForms: false, mount: 'prefix' },
    at: '2027-01-21T00:00:00Z',
    validUntil: '2028-01-01T00:00:00Z',
    origins: { main: 'https://www.example.org', library: 'https://library.example.org' },
    sources: [],
    files: files.map(({ path, contents }) => ({
      path,
      hash: hashContent(contents),
      bytes: contents.length,
    })),
    table: {
      pages: urls.map((url) => {
        return { edition: 'main', kind: 'landing', url, region: 'nevada', params: {}, source };
      }),
      files: [],
      rules,
    },
    omitted: { main: [], library: [] },
    types: {},
    headers: { main: headers, library: headers },
    forms: { main: [], library: [] },
    budgets: {},
    links: [],
  };
}

/** The same as it is deployed, nothing of earlier builds beside it. */
export function deployed(
  texts: Readonly<Record<string, string>>,
  ...options: readonly [rules?: Rules, policy?: string]
): Deployed {
  const files = Object.entries(texts).map(([path, contents]) => ({ path, contents }));
  const record = recordOf(files, ...options);
  const hashes = new Map(record.files.map(({ path, hash }) => [path, hash]));
  return { record, generations: [], hashes };
}
