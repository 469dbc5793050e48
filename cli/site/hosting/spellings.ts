import { normaliseAlias } from '../../resolve/names.ts';
import type { RuleRow } from '../../manifest/table.ts';
import { nameOf } from './rules.ts';

/** How people write a name of a state in an address. */
export interface Spellings {
  /** In lower case; words are joined, or apart by underscores or hyphens. */
  readonly usual: readonly string[];
  /** With capital letters, or with spaces. */
  readonly rare: readonly string[];
}

/**
 * The spellings of a name, for hosts that compare letter by letter. The words of a name are known where it is the
 * region's key; any other name is one word.
 */
export function spellingsOf(rule: RuleRow): Spellings {
  const name = nameOf(rule);
  const words = normaliseAlias(rule.region) === name ? rule.region.split('_') : [name];
  const prefix = rule.to.slice(1, -'/*'.length);
  const joints = words.length === 1 ? [''] : ['_', '-', ''];
  const usual = joints.map((joint) => words.join(joint)).filter((text) => text !== prefix);
  const all = [...joints, '%20'].flatMap((joint) =>
    [words, words.map(capitalise), words.map((word) => word.toUpperCase())].map((cased) =>
      cased.join(joint),
    ),
  );
  const rare = [...new Set(all)].filter((text) => text !== prefix && !usual.includes(text));
  return { usual, rare };
}

function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
