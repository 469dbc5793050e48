import type { ItemPair } from '../reach/list-steps.ts';
import { listSteps } from '../reach/list-steps.ts';
import { groupBy } from '../../compile/values/group-by.ts';

/** What is compared of an item of a list. */
export interface Item {
  /** Equal items have the same. */
  readonly key: string;
  /** What it says: of one that was changed, much is as it was. */
  readonly text: string;
  /** What it is. An item never becomes one of another sort. */
  readonly sort: string;
  /** What it is among those of its sort: items in a row of the same roles are each other's. */
  readonly role?: string;
}

/** Says which items of two lists are the same, equal or changed, in the order of both. */
export function pairItems<T extends Item>(
  old: readonly T[],
  next: readonly T[],
): readonly ItemPair<T>[] {
  return listSteps(old, next, ({ key }) => key).flatMap(({ shared, removed, added }) => {
    const sorts = [...groupBy([...removed, ...added], ({ sort }) => sort).keys()];
    const pairs = sorts.flatMap((wanted) => {
      const ofSort = ({ sort }: T) => sort === wanted;
      return pairAlike(removed.filter(ofSort), added.filter(ofSort));
    });
    return [...shared, ...pairs];
  });
}

/** Items that are less alike than this are different ones, and not one item that was changed. */
const leastAlike = 0.3;

/**
 * Pairs what stands in the same place of two texts: one by one where both have the same roles, else
 * what is most alike first, so that no two pairs cross. What has no partner stands alone, the old
 * before the new.
 */
function pairAlike<T extends Item>(old: readonly T[], next: readonly T[]): readonly ItemPair<T>[] {
  if (isOfSameRoles(old, next)) return old.map((item, index) => [item, next[index]]);
  const ends = [...mostAlike(old, next), { from: old.length, to: next.length }];
  const pairs = ends.flatMap(({ from, to }, index): readonly ItemPair<T>[] => {
    const last = ends[index - 1] ?? { from: -1, to: -1 };
    return [
      ...old.slice(last.from + 1, from).map((item) => [item, undefined] as const),
      ...next.slice(last.to + 1, to).map((item) => [undefined, item] as const),
      [old[from], next[to]],
    ];
  });
  return pairs.slice(0, -1);
}

/** One item became another, whatever the two are. */
function isOfSameRoles(old: readonly Item[], next: readonly Item[]): boolean {
  const isSame = old.length === 1 || old.every(({ role }, index) => role === next[index]?.role);
  return old.length === next.length && isSame;
}

/** The places of pairs in both lists, in their order. */
function mostAlike(old: readonly Item[], next: readonly Item[]) {
  const all = old.flatMap((item, from) =>
    next.map((other, to) => ({ from, to, likeness: similarity(item.text, other.text) })),
  );
  const alike = all.filter(({ likeness }) => likeness >= leastAlike);
  const chosen: typeof all = [];
  for (const pair of alike.toSorted((a, b) => b.likeness - a.likeness))
    if (chosen.every(({ from, to }) => (from - pair.from) * (to - pair.to) > 0)) chosen.push(pair);
  return chosen.toSorted((a, b) => a.from - b.from);
}

/** How alike two texts are, from 0 to 1: the share of words that both have. */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [listWords(a), listWords(b)];
  const alike = groupBy(left, String);
  const shared = [...groupBy(right, String)].flatMap(([word, same]) =>
    same.slice(0, alike.get(word)?.length ?? 0),
  );
  return (2 * shared.length) / (left.length + right.length || 1);
}

/** The words of a text in lower case, in their order. */
function listWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
