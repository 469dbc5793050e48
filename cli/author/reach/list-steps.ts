import { diffArrays } from 'diff';

/** An item of the old and of the new list; undefined in a list without it. */
export type ItemPair<T> = readonly [old: T | undefined, next: T | undefined];

/** Items that two lists have in common, and behind them what each has alone. */
export interface Step<T> {
  readonly shared: readonly ItemPair<T>[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/**
 * Says what differs between two lists, from the first item to the last.
 *
 * @param keyOf Equal items have the same key.
 */
export function listSteps<T>(
  old: readonly T[],
  next: readonly T[],
  keyOf: (item: T) => string = String,
): readonly Step<T>[] {
  const left = [...old];
  const right = [...next];
  const steps: Step<T>[] = [{ shared: [], removed: [], added: [] }];
  for (const { count, added, removed } of diffArrays(old.map(keyOf), next.map(keyOf))) {
    const items = added ? [] : left.splice(0, count);
    const others = removed ? [] : right.splice(0, count);
    const step = added || removed ? steps.pop() : undefined;
    steps.push({
      shared: step?.shared ?? items.map((item, index) => [item, others[index]]),
      removed: step === undefined ? [] : [...step.removed, ...items],
      added: step === undefined ? [] : [...step.added, ...others],
    });
  }
  return steps;
}

/** Makes one of neighbours that touch, from the first on. */
export function joinTouching<T>(
  items: readonly T[],
  touches: (last: T, next: T) => boolean,
  join: (last: T, next: T) => T,
): readonly T[] {
  const joined: T[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last !== undefined && touches(last, item)) joined.splice(-1, 1, join(last, item));
    else joined.push(item);
  }
  return joined;
}
