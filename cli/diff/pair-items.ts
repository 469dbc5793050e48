import type { Stretch } from './steps.ts';
import { listSteps } from './steps.ts';

/** Indexes of an item in the old list and the new one; undefined where a list does not have it. */
export type ItemPair = readonly [old: number | undefined, next: number | undefined];

/** What is compared of an item of a list. */
export interface Item {
  /** Equal items have the same. */
  readonly key: string;
  /** What it says: of one that was changed, much is as it was. */
  readonly text: string;
  /** What it is. An item never becomes one of another sort. */
  readonly sort: string;
}

/** Says which items of two lists are the same, equal or changed, in the order of both. */
export function pairItems(old: readonly Item[], next: readonly Item[]): readonly ItemPair[] {
  const keyOf = ({ key }: Item) => key;
  return listSteps(old.map(keyOf), next.map(keyOf)).flatMap(({ shared, old: from, next: to }) => {
    const same = Array.from({ length: shared }, (_, at) => at - shared);
    return [
      ...same.map((at) => [from.start + at, to.start + at] as const),
      ...pairGap(placesOf(from), placesOf(to), old, next),
    ];
  });
}

function placesOf({ start, end }: Stretch): readonly number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

/** Pairs what only one list has each, between two items that both have. */
function pairGap(
  from: readonly number[],
  to: readonly number[],
  old: readonly Item[],
  next: readonly Item[],
): readonly ItemPair[] {
  const sorts = new Set([...from.map((at) => old[at]?.sort), ...to.map((at) => next[at]?.sort)]);
  return [...sorts].flatMap((sort) =>
    pairAlike(
      from.filter((at) => old[at]?.sort === sort),
      to.filter((at) => next[at]?.sort === sort),
      (a, b) => similarity(old[a]?.text ?? '', next[b]?.text ?? ''),
    ),
  );
}

/** Items that are less alike than this are different ones, and not one item that was changed. */
const leastAlike = 0.3;

/** A way to pair what is left of two lists: the first pair, and the way from there on. */
interface Way {
  readonly likeness: number;
  readonly pair: ItemPair;
  readonly rest: Way | undefined;
}

/**
 * Pairs what stands in the same place of two texts: one by one where both are as long, else what is alike, so that no
 * two pairs cross and the sum of likenesses is greatest. What has no partner stands alone, the old before the new.
 */
function pairAlike(
  old: readonly number[],
  next: readonly number[],
  alike: (old: number, next: number) => number,
): readonly ItemPair[] {
  if (old.length === next.length) return old.map((from, index) => [from, next[index]]);
  let below: (Way | undefined)[] = [];
  for (const a of [undefined, ...old.toReversed()]) {
    const ways: (Way | undefined)[] = [];
    for (let column = next.length; column >= 0; column -= 1) {
      const b = next[column];
      const likeness = a === undefined || b === undefined ? 0 : alike(a, b);
      ways[column] = best([
        a === undefined ? undefined : wayOf([a, undefined], below[column]),
        b === undefined ? undefined : wayOf([undefined, b], ways[column + 1]),
        likeness < leastAlike ? undefined : wayOf([a, b], below[column + 1], likeness),
      ]);
    }
    below = ways;
  }
  const pairs: ItemPair[] = [];
  for (let way = below[0]; way !== undefined; way = way.rest) pairs.push(way.pair);
  return pairs;
}

function wayOf(pair: ItemPair, rest: Way | undefined, likeness = 0): Way {
  return { likeness: likeness + (rest?.likeness ?? 0), pair, rest };
}

/** Of equally good ways the first. */
function best(ways: readonly (Way | undefined)[]): Way | undefined {
  return ways.reduce((one, way) =>
    one === undefined || (way !== undefined && way.likeness > one.likeness) ? way : one,
  );
}

/** How alike two texts are, from 0 to 1: the share of words that both have. */
function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [listWords(a), listWords(b)];
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  const shared = right.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count > 0;
  });
  return (2 * shared.length) / (left.length + right.length || 1);
}

/** The words of a text in lower case, in their order. */
function listWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
