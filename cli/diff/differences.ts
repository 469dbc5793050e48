import { isDeepStrictEqual } from 'node:util';
import { isMap } from '../resolve/merge.ts';
import { childPointer } from '../schema/pointer.ts';
import { pairItems } from './pair-items.ts';

/** Where two values differ, down to those that cannot be compared by their parts; what only one version has, has one pointer. */
export interface Difference {
  /** JSON Pointer in the old version. */
  readonly old?: string;
  readonly new?: string;
}

/** A place in one version; undefined values are not there. */
interface Place {
  readonly value: unknown;
  readonly pointer: string;
}

/** Compares two versions of a file: groups by key, lists by item. */
export function listDifferences(old: unknown, next: unknown): readonly Difference[] {
  return [...differences({ value: old, pointer: '' }, { value: next, pointer: '' })];
}

function* differences(old: Place, next: Place): Generator<Difference> {
  if (isDeepStrictEqual(old.value, next.value)) return;
  const parts = partsOf(old, next);
  if (parts !== undefined) for (const [before, after] of parts) yield* differences(before, after);
  else
    yield {
      ...(old.value !== undefined && { old: old.pointer }),
      ...(next.value !== undefined && { new: next.pointer }),
    };
}

/** The parts that are each other's versions; undefined where the values have none in common. */
function partsOf(old: Place, next: Place): readonly (readonly [Place, Place])[] | undefined {
  const [before, after] = [old.value, next.value];
  if (isMap(before) && isMap(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.map((name) => [
      { value: before[name], pointer: childPointer(old.pointer, name) },
      { value: after[name], pointer: childPointer(next.pointer, name) },
    ]);
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  return pairItems(before, after).map(([from, to]) => [
    itemAt(before, old.pointer, from),
    itemAt(after, next.pointer, to),
  ]);
}

function itemAt(list: readonly unknown[], pointer: string, index: number | undefined): Place {
  return index === undefined
    ? { value: undefined, pointer }
    : { value: list[index], pointer: childPointer(pointer, index) };
}
