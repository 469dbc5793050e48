import type { WebRoot } from '../../../runtime/contract.ts';
import { matchUrl } from '../../manifest/match.ts';
import { readPath } from '../../manifest/target.ts';
import type { RuleRow, UrlTable } from '../../manifest/table.ts';
import { filePathOf } from '../../site/page-files.ts';

/** How a host answers. */
export interface HostAnswer {
  readonly status: number;
  /** Of a redirect. */
  readonly location?: string;
  /** The file of the output that is the body. */
  readonly file?: string;
}

/** What to ask a host for, and what the URL table answers. */
export interface AskedRow extends HostAnswer {
  readonly edition: WebRoot;
  readonly path: string;
  /** With its question mark; empty without a query. */
  readonly query: string;
}

/** A path for each row of the table, and what the table answers to it. */
export function askOnce(table: UrlTable): readonly AskedRow[] {
  const rows = [...table.pages, ...table.files];
  return [
    ...rows.map(({ edition: webRoot, url }) => askFor(table, webRoot, url)),
    ...table.rules.map((rule, index) => {
      const paths = samplePaths(rule);
      return askFor(table, rule.edition, paths[index % paths.length] ?? '/', '?a=1');
    }),
  ];
}

/** Paths that a rule is for; some of them another rule may answer first. */
export function samplePaths(rule: RuleRow): readonly string[] {
  const names = rule.pattern.startsWith('/~') ? aliasVariants(rule) : [''];
  return names.flatMap((name) => {
    const path = rule.pattern
      .replace(/~[^/]+/, name)
      .replace(':campaign', 'spring_26')
      .replace(':any', '99');
    return path.endsWith('/*') ? restsOf(rule).map((rest) => path.slice(0, -2) + rest) : [path];
  });
}

/** A name of a state as people write it: joined, apart, in capital letters. */
function aliasVariants(rule: RuleRow): readonly string[] {
  const name = rule.pattern.split(/[~/]/)[2] ?? '';
  const words = rule.region.replaceAll('_', '') === name ? rule.region.split('_') : [name];
  const capital = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const all = [words, capital].flatMap((cased) =>
    ['', '_', '-', '%20'].map((by) => cased.join(by)),
  );
  return [...new Set([...all, name.toUpperCase()])].filter(
    (text) => !rule.to.startsWith(`/${text}/`),
  );
}

function restsOf({ pattern }: RuleRow): readonly string[] {
  if (pattern.startsWith('/~')) return ['', '/', '/plan', '/pricing/individual/', '/no/such-page'];
  if (pattern.endsWith('/quote/*')) return ['/', '/confirmation', '/unknown/'];
  if (pattern.endsWith('/webinar/*'))
    return ['/', '/yes/', '/latest', '/latest/0/', '/latest/77/', '/x'];
  return ['/', '/pricing/', '/no/such/page', '/no-such-page'];
}

/** What the table answers to a request. */
export function askFor(table: UrlTable, webRoot: WebRoot, path: string, query = ''): AskedRow {
  const match = matchUrl(table, webRoot, readPath(path) ?? path, query);
  const asked = { edition: webRoot, path, query };
  switch (match.type) {
    case 'redirect':
      return { ...asked, status: match.status, location: match.location };
    case 'page':
      return { ...asked, status: 200, file: filePathOf(webRoot, match.page.url) };
    case 'rewrite':
      return { ...asked, status: match.status, file: filePathOf(webRoot, match.page.url) };
    case 'file':
      return { ...asked, status: 200, file: filePathOf(webRoot, match.file.url) };
    case 'not-found':
      return { ...asked, status: 404 };
  }
}
