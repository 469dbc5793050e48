import type { PageRow } from '../../manifest/table.ts';
import type { ScopedRule } from '../../manifest/url-plan.ts';

/**
 * The rules of a web root by where they hold. They are tried in this order: those below the prefix that a path starts
 * with, then other names of regions, then those of the root.
 */
export interface RulesByScope {
  /** Prefixes of regions, such as `/nv`. */
  readonly prefixes: readonly string[];
  readonly below: readonly ScopedRule[];
  /** Prefix by name; names are in the form of `normaliseAlias`. */
  readonly names: ReadonlyMap<string, string>;
  readonly root: readonly ScopedRule[];
}

export function sortByScope(rules: readonly ScopedRule[]): RulesByScope {
  const of = (scope: ScopedRule['scope']) => rules.filter((rule) => rule.scope === scope);
  const named = of('name').flatMap(({ regions }) => regions);
  return {
    prefixes: [...new Set(of('prefix').flatMap(prefixesOf))],
    below: of('prefix'),
    names: new Map(
      named.flatMap(({ names, prefix }) => names.map((name) => [name, prefix] as const)),
    ),
    root: of('root'),
  };
}

/** The prefixes that a rule holds below. */
export function prefixesOf({ regions }: ScopedRule): readonly string[] {
  return regions.map(({ prefix }) => prefix);
}

/** A rule as hosts need it. */
export type RuleShape = Pick<ScopedRule, 'type' | 'status' | 'pattern' | 'to'>;

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

function withoutStar(path: string): string {
  return path.slice(0, -'/*'.length);
}
