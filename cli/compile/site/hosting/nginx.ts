import type { ScopedRule } from '../../manifest/table.ts';
import { contentTypes } from '../content-type.ts';
import { hashedFolder } from '../../manifest/table.ts';
import type { OutputEntry } from '../output-file.ts';
import type { HostedRoot } from './host.ts';
import type { RulesByScope } from './rules.ts';
import type { AnswerKind, Row } from './nginx-rows.ts';
import { letterCaseRows, nameRows, redirectsBehindNames, rowOf } from './nginx-rows.ts';
import { fillHosting, isOpen, rulesBehind, sortByScope } from './rules.ts';
import { groupBy } from '../../values/group-by.ts';

/** The server block of a web root, for `hosting/nginx/`. */
export async function nginxFiles(root: HostedRoot): Promise<readonly OutputEntry[]> {
  const { edition: webRoot, origin, headers } = root;
  const rules = sortByScope(root.rules);
  const maps = nginxMaps(rules, root);
  const has = (name: AnswerKind): boolean => maps.some((map) => map.name === name);
  const contents = await fillHosting('nginx.conf', {
    edition: webRoot,
    serverName: new URL(origin).hostname,
    hashedFolder,
    prefixes: rules.prefixes.map((prefix) => prefix.slice(1)).join('|'),
    pieces: pieceNames(webRoot, rules.names.keys()),
    names: [...rules.names].map(([name, prefix]) => ({ name, prefix: prefix || '/' })),
    maps,
    hasRewrites: has('rewrite'),
    hasGone: has('gone'),
    redirects: maps.filter((map) => 'redirect' in map),
    errorPage: has('missing') ? `$${webRoot}_missing` : '/404.html',
    types: typeLines(),
    ...headers,
  });
  return [{ path: `${webRoot}.conf`, contents }];
}

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

const none = '""';

interface AnswerMap {
  readonly name: AnswerKind;
  readonly comment: string;
  readonly redirect?: 301 | 302;
  readonly fallback?: string;
}

/**
 * What the rules answer: an nginx `map` from a requested path to each kind. A redirect has its
 * status.
 */
const answers = [
  { name: 'rewrite', comment: 'The file of a page that answers for other addresses as well.' },
  { name: 'moved', comment: 'Where an address has moved permanently (301).', redirect: 301 },
  { name: 'found', comment: 'Where an address leads temporarily (302).', redirect: 302 },
  { name: 'gone', comment: 'The page of addresses that are gone for good (410).' },
  {
    name: 'missing',
    comment: 'The page of addresses that do not exist (404).',
    fallback: '/404.html',
  },
] as const satisfies readonly AnswerMap[];

/**
 * The rules as maps, one for each kind of answer. In each, rules of other kinds that come before
 * one of its own answer with nothing, so that the order of the table holds across all of them.
 * Where regions have names, what is looked up is the region's prefix, the prefix of the region of
 * that name (`/` for the root), and the path, with a space between each.
 */
function nginxMaps(rules: RulesByScope, root: HostedRoot) {
  const { addresses, below, names } = rules;
  const { edition } = root;
  const key = names.size > 0 ? `"$${edition}_region $${edition}_state $uri"` : '$uri';
  const toRow = (rule: ScopedRule): Row => rowOf(rule, rules);
  const all = [
    ...addresses.map(toRow),
    ...letterCaseRows(root, rules),
    ...withRulesBehind(below).map(toRow),
    ...redirectsBehindNames(rules),
    ...nameRows(rules, edition),
    ...withRulesBehind(rules.root).map(toRow),
  ];
  return answers.flatMap((answer) => {
    const rows = rowsFor(answer.name, all);
    return rows.length === 0 ? [] : [{ fallback: none, ...answer, key, rows }];
  });
}

/** An open rewrite counts only where its file is there, so what is behind it comes after it. */
function withRulesBehind(rules: readonly ScopedRule[]): readonly ScopedRule[] {
  return rules.flatMap((rule) => (isOpen(rule) ? [rule, ...rulesBehind(rule, rules)] : [rule]));
}

function rowsFor(name: AnswerKind, rows: readonly Row[]) {
  const own = rows.flatMap(({ kind, scope }, at) => (kind === name ? [[scope, at] as const] : []));
  // A row of a single address may match what rows of all scopes match.
  const lastOf = new Map([...own, ['address', own.at(-1)?.[1] ?? -1] as const]);
  // Whatever finds its file never asks for the other answers.
  const relevant = rows.filter(
    ({ kind, scope }, at) =>
      at <= (lastOf.get(scope) ?? -1) && (name === 'rewrite' || kind !== 'rewrite'),
  );
  return relevant.map(({ kind, regex, anyCase, value }) => ({
    pattern: `"~${anyCase && name !== 'rewrite' ? '*' : ''}(?s)^${regex}\\z"`,
    value: kind === name ? `"${value}"` : none,
  }));
}
