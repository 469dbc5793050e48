import { diffArrays } from 'diff';
import { similarity } from './similarity.ts';

/** Indexes of an item in the old list and the new one; undefined where a list does not have it. */
export type ItemPair = readonly [old: number | undefined, next: number | undefined];

/** Items that are less alike than this are different ones, and not one item that was changed. */
const leastAlike = 0.3;

/** Says which items of two lists are the same, equal or changed, in the order of both. */
export function pairItems(old: readonly unknown[], next: readonly unknown[]): readonly ItemPair[] {
  const before = old.map((item) => JSON.stringify(item));
  const after = next.map((item) => JSON.stringify(item));
  const alike = (a: number, b: number) => similarity(before[a] ?? '', after[b] ?? '');
  const pairs: ItemPair[] = [];
  let gap: Gap = { old: [], next: [] };
  let [from, to] = [0, 0];
  for (const { count, added, removed } of diffArrays(before, after)) {
    if (removed) gap = { ...gap, old: numbersFrom(from, count) };
    else if (added) gap = { ...gap, next: numbersFrom(to, count) };
    else {
      pairs.push(...pairAlike(gap.old, gap.next, alike), ...pairEqual(from, to, count));
      gap = { old: [], next: [] };
    }
    if (!added) from += count;
    if (!removed) to += count;
  }
  return [...pairs, ...pairAlike(gap.old, gap.next, alike)];
}

/** The items between two that both lists have. */
interface Gap {
  readonly old: readonly number[];
  readonly next: readonly number[];
}

function numbersFrom(start: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => start + index);
}

function pairEqual(from: number, to: number, count: number): readonly ItemPair[] {
  return numbersFrom(0, count).map((index) => [from + index, to + index]);
}

/**
 * Pairs what stands in the same place of two texts: one by one where both are as long, else what is alike, so that no
 * two pairs cross and the sum of likenesses is greatest. What has no partner stands alone, the old before the new.
 */
export function pairAlike(
  old: readonly number[],
  next: readonly number[],
  alike: (old: number, next: number) => number,
): readonly ItemPair[] {
  if (old.length === next.length) return old.map((from, index) => [from, next[index]]);
  const best = bestSums(old, next, alike);
  const pairs: ItemPair[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < next.length) {
    const [a, b] = [old[row], next[column]];
    const here = best[row]?.[column] ?? 0;
    if (b === undefined || (a !== undefined && here === best[row + 1]?.[column])) {
      pairs.push([a, undefined]);
      row += 1;
    } else if (a === undefined || here === best[row]?.[column + 1]) {
      pairs.push([undefined, b]);
      column += 1;
    } else {
      pairs.push([a, b]);
      row += 1;
      column += 1;
    }
  }
  return pairs;
}

/** For every pair of places the greatest sum that is possible from there on. */
function bestSums(
  old: readonly number[],
  next: readonly number[],
  alike: (old: number, next: number) => number,
): readonly (readonly number[])[] {
  const sums = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(next.length + 1).fill(0),
  );
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = next.length - 1; column >= 0; column -= 1) {
      const likeness = alike(old[row] ?? 0, next[column] ?? 0);
      const paired = likeness < leastAlike ? 0 : likeness + (sums[row + 1]?.[column + 1] ?? 0);
      const apart = Math.max(sums[row + 1]?.[column] ?? 0, sums[row]?.[column + 1] ?? 0);
      (sums[row] ?? [])[column] = Math.max(paired, apart);
    }
  }
  return sums;
}
