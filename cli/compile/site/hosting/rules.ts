import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from '../../emit/fill-template.ts';
import { programRoot } from '../../program-folder.ts';
import type { PageRow, ScopedRule } from '../../manifest/table.ts';
import type { HeaderFields, ResponseHeaders } from '../headers.ts';
import { hashedFolder } from '../../manifest/table.ts';
import type { OutputEntry } from '../output-file.ts';
import { groupBy } from '../../values/group-by.ts';
import type { HostedRoot } from './host.ts';

/**
 * The rules of a web root by where they hold. They are tried in this order: those of single
 * addresses, those below the prefix that a path starts with, then other names of regions, then
 * those of the root.
 */
export type RulesByScope = ReturnType<typeof sortByScope>;

export function sortByScope(rules: readonly ScopedRule[]) {
  const of = (scope: ScopedRule['scope']) => rules.filter((rule) => rule.scope === scope);
  const named = of('name').flatMap(({ regions }) => regions);
  return {
    addresses: of('address'),
    /** Prefixes of regions, such as `/nv`. */
    prefixes: [...new Set(of('prefix').flatMap(prefixesOf))],
    below: of('prefix'),
    /** Prefix by name; names are in the form of `normaliseAlias`. */
    names: new Map(
      named.flatMap(({ names, prefix }) => names.map((name) => [name, prefix] as const)),
    ),
    root: of('root'),
  };
}

export function prefixesOf({ regions }: ScopedRule): readonly string[] {
  return regions.map(({ prefix }) => prefix);
}

export type RuleShape = Pick<ScopedRule, 'type' | 'status' | 'pattern' | 'to'>;

/** Whether a rewrite leads on to whatever the rest of its path is. */
export function isOpen(rule: RuleShape): boolean {
  return rule.type === 'rewrite' && rule.to.endsWith('/*');
}

/**
 * The answers to what an open rewrite leads to and is not a page: the rules of its target, prefixed
 * with the rewrite's pattern. With them, hosts that follow a single rule answer as the table does.
 */
export function rulesBehind<Rule extends RuleShape>(
  rewrite: RuleShape,
  rules: readonly Rule[],
): readonly Rule[] {
  const [from, target] = [withoutStar(rewrite.pattern), withoutStar(rewrite.to)];
  return rules
    .filter((rule) => rule.type === 'rewrite' && rule.pattern.startsWith(`${target}/`))
    .map((rule) => ({ ...rule, pattern: from + rule.pattern.slice(target.length) }));
}

/** An open rewrite as one rule for each page below `prefix` that it leads to. */
export function rewritesTo(
  rewrite: RuleShape,
  pages: readonly PageRow[],
  prefix: string,
): readonly RuleShape[] {
  const [from, target] = [withoutStar(rewrite.pattern), withoutStar(rewrite.to)];
  return pages
    .filter(({ url }) => url.startsWith(`${prefix}${target}/`))
    .map(({ url }) => url.slice(prefix.length))
    .map((path) => ({ ...rewrite, pattern: from + path.slice(target.length), to: path }));
}

/**
 * The pages of a web root by what follows their prefixes, which are empty at the root; those behind
 * a campaign id first, as `/:campaign/quote/`.
 */
export function listPrefixedPages(
  { pages }: Pick<HostedRoot, 'pages'>,
  { prefixes, below, root }: RulesByScope,
) {
  const prefixOf = (url: string): string =>
    prefixes.find((prefix) => url.startsWith(`${prefix}/`)) ?? '';
  const split = pages
    .filter(({ url }) => url.endsWith('/'))
    .map(({ url }) => ({ prefix: prefixOf(url), path: url.slice(prefixOf(url).length) }))
    .filter(({ path }) => path !== '/');
  const rewrites = [...below, ...root].filter((rule) => rule.reason === 'campaign');
  const campaigns = split.flatMap(({ prefix, path }) =>
    rewrites
      .filter((rule) => prefixesOf(rule).includes(prefix))
      .filter(({ to }) => path.startsWith(withoutStar(to) + '/'))
      .map(() => ({ prefix, path: `/:campaign${path}` })),
  );
  return [...groupBy([...campaigns, ...split], ({ path }) => path)].map(([path, held]) => ({
    path,
    prefixes: held.map(({ prefix }) => prefix),
  }));
}

function withoutStar(path: string): string {
  return path.slice(0, -'/*'.length);
}

/**
 * How the functions that run at hosts find the rules of a web root; they look single addresses up
 * in `edgeRecords`.
 */
export async function edgeRules({ rules }: Pick<HostedRoot, 'rules'>): Promise<string> {
  const { addresses, prefixes, below, root } = sortByScope(rules);
  const wildcards = addresses.filter(({ pattern }) => pattern.endsWith('/*'));
  const ofRegions = below.map((rule) => {
    const only = prefixesOf(rule);
    return { ...toData(rule), ...(only.length < prefixes.length && { only }) };
  });
  const ofRoot = root.map(toData);
  const text = await fillHosting('edge-rules.js', {
    wildcardDepth: Math.max(0, ...wildcards.map(({ pattern }) => pattern.split('/').length - 2)),
    below: ofRegions,
    // The generic edition has the rules of regions, and the size of a function is limited.
    root: JSON.stringify(ofRoot) !== JSON.stringify(ofRegions) && ofRoot,
  });
  return text.trimEnd();
}

/**
 * What these functions look up, all that grows with the content. A page has `200`; `/prices/` has
 * `301 /pricing/`, or `410` and the page of what is gone; `/wy/*` has the same of all that begins
 * so. `~nevada`, a name in the form of `normaliseAlias`, has the prefix of its region, `/` for the
 * root. Of two that match, the function takes the longer one and the table the first, so what a
 * wildcard before it hides is left out.
 */
export function edgeRecords({
  rules,
  pages,
}: Pick<HostedRoot, 'rules' | 'pages'>): ReadonlyMap<string, string> {
  const { addresses, names } = sortByScope(rules);
  return new Map([
    ...[...names].map(([name, prefix]) => [`~${name}`, prefix || '/'] as const),
    ...withoutHidden(addresses).flatMap(({ pattern, status, to }) => {
      const isFile = !/[/*]$/.test(pattern);
      const keys = isFile ? [pattern, `${pattern}/`] : [pattern];
      return keys.map((key) => [key, `${String(status)} ${to}`] as const);
    }),
    ...pages.map(({ url }) => [url, '200'] as const),
  ]);
}

/** Without what a wildcard before it answers; each looks its own parents up, not all before it. */
function withoutHidden<Rule extends RuleShape>(rules: readonly Rule[]): readonly Rule[] {
  const wildcards = new Set<string>();
  return rules.filter(({ pattern }) => {
    const parents = [...pattern.matchAll(/\//g)].map(({ index }) => pattern.slice(0, index));
    const isHidden = parents.some((parent) => wildcards.has(`${parent}/*`));
    if (pattern.endsWith('/*')) wildcards.add(pattern);
    return !isHidden;
  });
}

/** A rule in the short form that the template reads. */
function toData({ status, pattern, to }: ScopedRule): object {
  return { status, pattern, to };
}

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. Both join the values of a header that two
 * blocks name, so caching is stated for hashed files alone: everything else they serve as
 * `max-age=0, must-revalidate` of their own, which means the same as the `no-cache` of the URL
 * table.
 */
export function headersFile({ everywhere, hashed }: ResponseHeaders): OutputEntry {
  const contents = `${headerBlock('/*', everywhere)}\n${headerBlock(`${hashedFolder}*`, hashed)}`;
  return { path: '_headers', contents };
}

function headerBlock(path: string, fields: HeaderFields): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/**
 * `_redirects`: one rule per line, each with its status, because the hosts differ in their default,
 * 302 or 301.
 */
export function redirectsFile(rules: readonly RuleShape[]): OutputEntry {
  return { path: '_redirects', contents: rules.map(redirectLine).join('') };
}

function redirectLine({ pattern, to, status }: RuleShape): string {
  return `${pattern} ${to.replace(/\*$/, ':splat')} ${String(status)}\n`;
}

export function fillHosting(
  name: 'nginx.conf' | 'worker.js' | 'viewer-request.js' | 'edge-rules.js',
  values: object,
): Promise<string> {
  const path = join(programRoot, 'templates/hosting', `${name}.hbs`);
  return fillTemplate(readFileSync(path, 'utf8'), values);
}
