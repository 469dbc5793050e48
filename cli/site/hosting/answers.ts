import { groupRules } from './rules.ts';
import type { PrefixedRule, RuleShape } from './rules.ts';
import type { WebRoot } from './host.ts';

/** The values of `templates/hosting/answers.js.hbs`: the rules of a web root, for a function that runs at its host. */
export function answerValues(root: Pick<WebRoot, 'pages' | 'rules'>): object {
  const { prefixes, below, names, root: rootRules } = groupRules(root);
  return {
    prefixes,
    names: Object.fromEntries(names),
    below: below.map((rule) => toData(rule, prefixes.length)),
    root: rootRules.map((rule) => toData(rule, 0)),
  };
}

/** A rule in the short form that the template reads; `only` names the prefixes where it is not for all. */
function toData(rule: RuleShape & Partial<PrefixedRule>, all: number): object {
  const { status, pattern, to, prefixes } = rule;
  return {
    status,
    pattern,
    to,
    ...(prefixes !== undefined && prefixes.length < all ? { only: prefixes } : {}),
  };
}
