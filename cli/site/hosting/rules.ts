import type { PageRow, RewriteRow, RuleRow } from '../../manifest/table.ts';
import type { WebRoot } from './host.ts';

/**
 * The rules of a web root, with what all states have in common said once. They are tried in this order: those
 * below the prefix that a path starts with, then other names of states, then those of the root.
 */
export interface GroupedRules {
  /** Prefixes of states, such as `/nv`. */
  readonly prefixes: readonly string[];
  readonly below: readonly PrefixedRule[];
  /** Prefix by name; names are in lower case, without spaces, hyphens and underscores (DECISIONS.md R7). */
  readonly names: ReadonlyMap<string, string>;
  readonly root: readonly RuleShape[];
}

/** A rule of the table, its pattern and target without the prefix. */
export type RuleShape = Pick<RuleRow, 'type' | 'status' | 'pattern' | 'to'>;

/** A rule below several prefixes. */
export interface PrefixedRule extends RuleShape {
  readonly prefixes: readonly string[];
}

type Rooted = Pick<WebRoot, 'pages' | 'rules'>;

/** Sorts the rules of a web root by where they hold. */
export function groupRules({ pages, rules }: Rooted): GroupedRules {
  const prefixOf = readPrefixes(pages);
  const below = new Map<string, RuleShape & { readonly prefixes: string[] }>();
  const names = new Map<string, string>();
  const root: RuleShape[] = [];
  for (const rule of rules) {
    const prefix = prefixOf.get(rule.region) ?? '';
    if (isNameRule(rule)) names.set(nameOf(rule), prefix);
    else if (prefix === '') root.push(shapeOf(rule, prefix));
    else {
      const shape = shapeOf(rule, prefix);
      const key = [shape.type, shape.status, shape.pattern, shape.to].join(' ');
      const known = below.get(key);
      if (known === undefined) below.set(key, { ...shape, prefixes: [prefix] });
      else known.prefixes.push(prefix);
    }
  }
  const prefixes = [...new Set(prefixOf.values())].filter((prefix) => prefix !== '');
  return { prefixes, below: [...below.values()], names, root };
}

/** The prefix of each region: where its landing page is, without the last slash. */
export function readPrefixes(pages: readonly PageRow[]): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>();
  for (const { region, url } of pages) {
    const path = url.slice(0, url.lastIndexOf('/'));
    const known = prefixes.get(region);
    if (known === undefined || path.length < known.length) prefixes.set(region, path);
  }
  return prefixes;
}

/** Whether a rule leads from another name of a state to its prefix (DECISIONS.md R8). */
export function isNameRule(rule: RuleShape): boolean {
  return rule.type === 'redirect' && rule.pattern.startsWith('/~');
}

/** The name that such a rule is for. */
export function nameOf(rule: RuleShape): string {
  return rule.pattern.slice('/~'.length, rule.pattern.lastIndexOf('/'));
}

/** Whether a rewrite leads on to whatever the rest of its path is. */
export function isOpen(rule: RuleShape): boolean {
  return rule.type === 'rewrite' && rule.to.endsWith('/*');
}

/**
 * The answers to what an open rewrite leads to and no page is: the rules of its target, in front of which the pattern
 * of the rewrite is put. With them, hosts that follow a single rule answer as `matchUrl` does.
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

/** An open rewrite as one rule for each page that it leads to. */
export function rewritesTo(rewrite: RewriteRow, pages: readonly PageRow[]): readonly RewriteRow[] {
  const [from, target] = [withoutStar(rewrite.pattern), withoutStar(rewrite.to)];
  return pages
    .filter(({ url }) => url.startsWith(`${target}/`))
    .map(({ url }) => ({ ...rewrite, pattern: from + url.slice(target.length), to: url }));
}

function withoutStar(path: string): string {
  return path.slice(0, -'/*'.length);
}

function shapeOf({ type, status, pattern, to }: RuleRow, prefix: string): RuleShape {
  return {
    type,
    status,
    pattern: pattern.slice(prefix.length),
    to: to.startsWith(`${prefix}/`) ? to.slice(prefix.length) : to,
  };
}
