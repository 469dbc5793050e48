import { normaliseAlias } from '../../resolve/names.ts';
import type { RuleRegion } from '../../manifest/url-plan.ts';

/**
 * How people write the names of a region in an address, for hosts that compare letter by letter: joined or apart, in
 * lower case, with capital letters, or in capital letters. The region's prefix itself is left out.
 */
export function aliasVariants(region: RuleRegion): readonly string[] {
  const variants = region.names.flatMap((name) => variantsOf(nameWords(name, region)));
  return variants.filter((variant) => `/${variant}` !== region.prefix);
}

/** The words of a name are known where it is the region's key; any other name is one word. */
function nameWords(name: string, { key }: RuleRegion): readonly string[] {
  return normaliseAlias(key) === name ? key.split('_') : [name];
}

function variantsOf(words: readonly string[]): readonly string[] {
  const joints = words.length === 1 ? [''] : ['_', '-', '', '%20'];
  const cases = [words, words.map(capitalise), words.map((word) => word.toUpperCase())];
  const variants = cases.flatMap((cased) => joints.map((joint) => cased.join(joint)));
  return [...new Set(variants)];
}

function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
