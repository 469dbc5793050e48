import { normaliseAlias } from '../../resolve/names.ts';
import type { RuleRow } from '../../manifest/table.ts';
import { nameOf } from './rules.ts';

/**
 * How people write a name of a region in an address, for hosts that compare letter by letter: joined or apart, in lower
 * case, with capital letters, or in capital letters. The words of a name are known where it is the region's key; any
 * other name is one word. The region's prefix itself is left out.
 */
export function aliasVariants(rule: RuleRow): readonly string[] {
  const name = nameOf(rule);
  const words = normaliseAlias(rule.region) === name ? rule.region.split('_') : [name];
  const joints = words.length === 1 ? [''] : ['_', '-', '', '%20'];
  const cases = [words, words.map(capitalise), words.map((word) => word.toUpperCase())];
  const variants = cases.flatMap((cased) => joints.map((joint) => cased.join(joint)));
  const prefix = rule.to.slice(1, -'/*'.length);
  return [...new Set(variants)].filter((variant) => variant !== prefix);
}

function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
