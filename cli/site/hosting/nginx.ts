import type { ScopedRule } from '../../manifest/url-plan.ts';
import { contentTypes } from '../content-type.ts';
import type { HeaderFields } from '../headers.ts';
import { hashedFolder } from '../headers.ts';
import type { OutputEntry } from '../output-file.ts';
import type { HostedRoot } from './host.ts';
import type { RuleShape, RulesByScope } from './rules.ts';
import { fillTemplate, isOpen, prefixesOf, rulesBehind, sortByScope } from './rules.ts';
import { groupBy } from '../../resolve/group-by.ts';

/** The server block of a web root, for `hosting/nginx/`. */
export async function nginxFile(root: HostedRoot): Promise<OutputEntry> {
  const { edition: webRoot, origin, headers } = root;
  const rules = sortByScope(root.rules);
  const maps = nginxMaps(rules, webRoot);
  const has = (name: string): boolean => maps.some((map) => map.name === name);
  const contents = await fillTemplate('nginx.conf', {
    edition: webRoot,
    serverName: new URL(origin).hostname,
    hashedFolder,
    prefixes: rules.prefixes.map((prefix) => prefix.slice(1)).join('|'),
    pieces: pieceNames(webRoot, rules.names.keys()),
    names: [...rules.names].map(([name, prefix]) => ({ name, prefix: prefix || '/' })),
    maps,
    hasRewrites: has('rewrite'),
    hasGone: has('gone'),
    redirects: redirects.filter(({ name }) => has(name)),
    errorPage: has('missing') ? `$${webRoot}_missing` : '/404.html',
    types: typeLines(),
    everywhere: headerLines(headers.everywhere),
    hashed: headerLines(headers.hashed),
    revalidated: headerLines(headers.revalidated),
  });
  return { path: `${webRoot}.conf`, contents };
}

const redirects = [
  { name: 'moved', status: 301 },
  { name: 'found', status: 302 },
] as const;

/** Names of the groups that hold the parts of a name between spaces, hyphens and underscores. */
function pieceNames(edition: string, names: Iterable<string>): readonly string[] {
  const longest = Math.max(0, ...[...names].map((name) => name.length));
  return Array.from({ length: longest }, (_, index) => `${edition}_piece_${String(index + 1)}`);
}

function typeLines(): readonly { type: string; extensions: string }[] {
  const lines = groupBy([...contentTypes], ([, type]) => type);
  return [...lines].map(([type, entries]) => ({
    type,
    extensions: entries.map(([extension]) => extension).join(' '),
  }));
}

function headerLines(fields: HeaderFields): readonly { name: string; value: string }[] {
  return Object.entries(fields).map(([name, value]) => ({
    name,
    value: value.replaceAll('"', '\\"'),
  }));
}

/** An nginx `map` from a requested path to one kind of answer. */
interface NginxMap {
  readonly name: 'rewrite' | 'moved' | 'found' | 'gone' | 'missing';
  readonly comment: string;
  /** What is looked up. */
  readonly key: string;
  readonly fallback: string;
  readonly rows: readonly MapRow[];
}

/** The first row whose pattern matches gives the value. */
interface MapRow {
  readonly pattern: string;
  readonly value: string;
}

/** A rule as a row of any of the maps. */
interface Row extends MapRow {
  readonly kind: NginxMap['name'];
  /** Rows of different scopes never match the same path, but for those of single addresses. */
  readonly scope: ScopedRule['scope'];
}

/**
 * The rules as maps, one for each kind of answer. In each, rules of other kinds that come before one of its own
 * answer with nothing, so that the order of the table holds across all of them. Where regions have names, what is
 * looked up is the region's prefix, the prefix of the region of that name (`/` for the root), and the path, with a space
 * between each.
 */
function nginxMaps(rules: RulesByScope, edition: string): readonly NginxMap[] {
  const hasNames = rules.names.size > 0;
  const key = hasNames ? `"$${edition}_region $${edition}_state $uri"` : '$uri';
  const rows = [
    ...rules.addresses.map((rule) => rowOf(rule, addressHead(hasNames))),
    ...withRulesBehind(rules.below).map((rule) => rowOf(rule, prefixHead(rule, rules.prefixes))),
    ...nameRows(rules, edition),
    ...withRulesBehind(rules.root).map((rule) => rowOf(rule, rootHead(hasNames))),
  ];
  const map = (name: NginxMap['name'], comment: string, fallback = '""'): readonly NginxMap[] => {
    const own = rowsFor(name, rows);
    return own.length === 0 ? [] : [{ name, comment, key, fallback, rows: own }];
  };
  return [
    ...map('rewrite', 'The file of a page that answers for other addresses as well.'),
    ...map('moved', 'Where an address has moved permanently (301).'),
    ...map('found', 'Where an address leads temporarily (302).'),
    ...map('gone', 'The page of addresses that are gone for good (410).'),
    ...map('missing', 'The page of addresses that do not exist (404).', '/404.html'),
  ];
}

/** An open rewrite counts only where its file is there, so what is behind it comes after it. */
function withRulesBehind<Rule extends RuleShape>(rules: readonly Rule[]): readonly Rule[] {
  return rules.flatMap((rule) => (isOpen(rule) ? [rule, ...rulesBehind(rule, rules)] : [rule]));
}

function rowsFor(name: NginxMap['name'], rows: readonly Row[]): readonly MapRow[] {
  const isLater = ({ scope }: Row, after: number): boolean =>
    rows.some(
      (row, index) =>
        index >= after && (row.scope === scope || scope === 'address') && row.kind === name,
    );
  // Whatever finds its file never asks for the other answers.
  const relevant = rows.filter(
    (row, index) => isLater(row, index) && (name === 'rewrite' || row.kind !== 'rewrite'),
  );
  return relevant.map(({ kind, pattern, value }) => ({
    pattern,
    value: kind === name ? value : '""',
  }));
}

/** How the patterns of a rule begin, and what its targets begin with. */
interface PatternHead {
  readonly scope: ScopedRule['scope'];
  readonly head: string;
  readonly own: string;
}

function prefixHead(rule: ScopedRule, all: readonly string[]): PatternHead {
  const prefixes = prefixesOf(rule);
  const own = prefixes.length === all.length ? '/[^ ]+' : prefixes.join('|');
  return { scope: 'prefix', head: `(${own})  \\1`, own: '$1' };
}

function addressHead(hasNames: boolean): PatternHead {
  return { scope: 'address', head: hasNames ? '[^ ]* [^ ]* ' : '', own: '' };
}

function rootHead(hasNames: boolean): PatternHead {
  return { scope: 'root', head: hasNames ? '  ' : '', own: '' };
}

function nameRows({ names }: RulesByScope, edition: string): readonly Row[] {
  if (names.size === 0) return [];
  const row = (state: string, own: string): Row => ({
    kind: 'moved',
    scope: 'name',
    pattern: `"~^ ${state} "`,
    value: `"${own}$${edition}_rest"`,
  });
  return [row('/', ''), row('/[^ ]+', `$${edition}_state`)];
}

function rowOf(rule: RuleShape, { scope, head, own }: PatternHead): Row {
  const kind = mapName(rule);
  const rest = own === '' ? '$1' : '$2';
  const target = rule.to.endsWith('*') ? rule.to.slice(0, -1) + rest + '/' : rule.to;
  if (kind !== 'rewrite' && rule.to.endsWith('*')) {
    throw new Error(`nginx cannot redirect ${rule.pattern} to ${rule.to}.`);
  }
  const isFile = kind !== 'moved' && kind !== 'found';
  const file = target.endsWith('/') && isFile ? 'index.html' : '';
  return {
    kind,
    scope,
    pattern: `"~(?s)^${head}${regexOf(rule.pattern)}\\z"`,
    value: `"${own}${target}${file}"`,
  };
}

function mapName({ type, status }: RuleShape): NginxMap['name'] {
  if (status === 410) return 'gone';
  if (type === 'rewrite') return status === 200 ? 'rewrite' : 'missing';
  return status === 301 ? 'moved' : 'found';
}

function regexOf(pattern: string): string {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return segments.map(segmentRegex).join('') + (segments.at(-1) === '*' ? '' : '/?');
}

function segmentRegex(segment: string): string {
  if (segment === '*') return '(?:/(.*?)/?)?';
  if (segment === ':any') return '/[^/]+';
  if (segment === ':campaign') return '/[A-Za-z0-9_-]{1,64}';
  return `/${segment.replaceAll('.', '\\.')}`;
}
