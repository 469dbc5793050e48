import { diffArrays } from 'diff';

/** Items that two lists have in common, and behind them what each has alone. */
export interface Step {
  /** How many are in both, right before what differs. */
  readonly shared: number;
  readonly old: Stretch;
  readonly next: Stretch;
}

/** A part of a list, by places; the end is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Says what differs between two lists, from the first item to the last. */
export function listSteps(old: readonly string[], next: readonly string[]): readonly Step[] {
  const steps = [stepAt(0, 0, 0)];
  for (const { count, added, removed } of diffArrays([...old], [...next])) {
    const last = steps.at(-1) ?? stepAt(0, 0, 0);
    if (removed) last.old.end += count;
    else if (added) last.next.end += count;
    else steps.push(stepAt(count, last.old.end + count, last.next.end + count));
  }
  return steps;
}

function stepAt(shared: number, old: number, next: number) {
  return { shared, old: { start: old, end: old }, next: { start: next, end: next } };
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
