import type { ScopedRule } from '../../manifest/table.ts';
import type { HostedRoot } from './host.ts';
import type { RulesByScope } from './rules.ts';
import { listPrefixedPages, prefixesOf } from './rules.ts';

/** What a row answers with: the map that it has its value in. */
export type AnswerKind = 'rewrite' | 'moved' | 'found' | 'gone' | 'missing';

/** A rule as a row of any of the maps; the first row whose pattern matches gives the value. */
export interface Row {
  readonly kind: AnswerKind;
  /** Rows of different scopes never match the same path, except those of single addresses. */
  readonly scope: ScopedRule['scope'] | 'letter-case';
  readonly regex: string;
  /** Whether it matches in any letter case. Rewrites, which come before redirects, do not. */
  readonly anyCase: boolean;
  readonly value: string;
}

/** How the pattern of a row begins, and what its target begins with. */
interface Head {
  readonly regex: string;
  readonly own: string;
}

function headOf(rule: ScopedRule, rules: RulesByScope): Head {
  if (rule.scope === 'prefix') return headBelow(prefixesOf(rule), rules);
  return headAtRoot(rules, rule.scope === 'address' ? '[^ ]*' : '');
}

function headAtRoot({ names }: RulesByScope, region = ''): Head {
  return { regex: names.size > 0 ? `${region}  ` : '', own: '' };
}

function headBelow(held: readonly string[], rules: RulesByScope): Head {
  return { regex: `(${anyOf(held, rules)})  \\1`, own: '$1' };
}

/** The same where another name of the region stands in the place of its prefix. */
function headBehindName(held: readonly string[], rules: RulesByScope): Head {
  return { regex: ` (${anyOf(held, rules)}) /[^/]+`, own: '$1' };
}

const headBehindNameOfRoot: Head = { regex: ' / /[^/]+', own: '' };

function anyOf(held: readonly string[], { prefixes }: RulesByScope): string {
  return held.length === prefixes.length ? '/[^ ]+' : held.join('|');
}

function hasNamesOfRoot({ names }: RulesByScope): boolean {
  return [...names.values()].includes('');
}

/**
 * Pages whose address is written in another letter case, below a prefix, another name of the
 * region, and at the root.
 */
export function letterCaseRows(root: HostedRoot, rules: RulesByScope): readonly Row[] {
  return listPrefixedPages(root, rules).flatMap(({ path, prefixes }) => {
    const below = prefixes.filter((prefix) => prefix !== '');
    const heads = [
      ...(below.length > 0 ? [headBelow(below, rules), headBehindName(below, rules)] : []),
      ...(below.length < prefixes.length ? [headAtRoot(rules)] : []),
      ...(below.length < prefixes.length && hasNamesOfRoot(rules) ? [headBehindNameOfRoot] : []),
    ];
    return heads.map(({ regex, own }): Row => {
      const campaign = own === '' ? '$1' : '$2';
      return {
        kind: 'moved',
        scope: 'letter-case',
        regex: regex + regexOf(path).replace(campaignId, '($&)'),
        anyCase: true,
        value: own + path.replace(':campaign', campaign),
      };
    });
  });
}

/** Redirects that other names of regions lead to, so that one redirect is enough. */
export function redirectsBehindNames(rules: RulesByScope): readonly Row[] {
  const { addresses, prefixes, below, root, names } = rules;
  if (names.size === 0) return [];
  const ofRoot = hasNamesOfRoot(rules) ? [...addresses, ...root] : [];
  return [
    ...addresses.flatMap((rule) => {
      const prefix = prefixes.find((one) => rule.pattern.startsWith(`${one}/`));
      if (prefix === undefined) return [];
      const pattern = rule.pattern.slice(prefix.length);
      const { regex } = headBehindName([prefix], rules);
      return [{ rule: { ...rule, pattern }, head: { regex, own: '' } }];
    }),
    ...below.map((rule) => ({ rule, head: headBehindName(prefixesOf(rule), rules) })),
    ...ofRoot.map((rule) => ({ rule, head: headBehindNameOfRoot })),
  ]
    .filter(({ rule }) => answerOf(rule) === 'moved')
    .map(({ rule, head }): Row => ({ ...rowWith(rule, head), scope: 'name' }));
}

/** Other names of regions, which lead to what follows them below the prefix. */
export function nameRows({ names }: RulesByScope, edition: string): readonly Row[] {
  if (names.size === 0) return [];
  const row = (state: string, own: string): Row => ({
    kind: 'moved',
    scope: 'name',
    regex: ` ${state} .*`,
    anyCase: false,
    value: `${own}$${edition}_rest`,
  });
  return [row('/', ''), row('/[^ ]+', `$${edition}_state`)];
}

/** A rule where it holds. */
export function rowOf(rule: ScopedRule, rules: RulesByScope): Row {
  return rowWith(rule, headOf(rule, rules));
}

function rowWith(rule: ScopedRule, { regex, own }: Head): Row {
  const kind = answerOf(rule);
  const rest = own === '' ? '$1' : '$2';
  const target = rule.to.endsWith('*') ? rule.to.slice(0, -1) + rest + '/' : rule.to;
  if (kind !== 'rewrite' && rule.to.endsWith('*')) {
    throw new Error(`nginx cannot redirect ${rule.pattern} to ${rule.to}.`);
  }
  const isFile = kind !== 'moved' && kind !== 'found';
  const file = target.endsWith('/') && isFile ? 'index.html' : '';
  return {
    kind,
    scope: rule.scope,
    regex: regex + regexOf(rule.pattern),
    // An address that the YAML writes in capital letters counts as it is written.
    anyCase: isRedirectOrGone(kind) && rule.pattern === rule.pattern.toLowerCase(),
    value: own + target + file,
  };
}

function isRedirectOrGone(kind: AnswerKind): boolean {
  return kind === 'moved' || kind === 'gone';
}

function answerOf({ type, status }: ScopedRule): AnswerKind {
  if (status === 410) return 'gone';
  if (type === 'rewrite') return status === 200 ? 'rewrite' : 'missing';
  return status === 301 ? 'moved' : 'found';
}

function regexOf(pattern: string): string {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  return segments.map(segmentRegex).join('') + (segments.at(-1) === '*' ? '' : '/?');
}

const campaignId = '[A-Za-z0-9_-]{1,64}';

function segmentRegex(segment: string): string {
  if (segment === '*') return '(?:/(.*?)/?)?';
  if (segment === ':any') return '/[^/]+';
  if (segment === ':campaign') return `/${campaignId}`;
  return `/${segment.replaceAll('.', '\\.')}`;
}
