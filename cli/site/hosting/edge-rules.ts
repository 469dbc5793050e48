import type { ScopedRule } from '../../manifest/url-plan.ts';
import type { HostedRoot } from './host.ts';
import { prefixesOf, sortByScope } from './rules.ts';

/** The values of `templates/hosting/edge-rules.js.hbs`: the rules of a web root, for a function that runs at its host. */
export function edgeRuleValues({ rules }: Pick<HostedRoot, 'rules'>): object {
  const { prefixes, below, names, root } = sortByScope(rules);
  return {
    prefixes,
    names: Object.fromEntries(names),
    below: below.map((rule) => ({ ...toData(rule), ...exceptions(rule, prefixes) })),
    root: root.map(toData),
  };
}

/** A rule in the short form that the template reads. */
function toData({ status, pattern, to }: ScopedRule): object {
  return { status, pattern, to };
}

/** The prefixes where a rule holds, if it does not hold below all. */
function exceptions(
  rule: ScopedRule,
  all: readonly string[],
): { readonly only?: readonly string[] } {
  const only = prefixesOf(rule);
  return only.length < all.length ? { only } : {};
}
