import { isDeepStrictEqual } from 'node:util';
import { isMap } from '../resolve/merge.ts';
import { childOf, childPointer } from '../schema/pointer.ts';
import { pairItems } from './pair-items.ts';

/** Where two values differ, down to those that cannot be compared by their parts; what only one version has, has one pointer. */
export interface Difference {
  /** JSON Pointer in the old version. */
  readonly old?: string;
  readonly new?: string;
}

/** A value in one version; one that is undefined is not there. */
interface Part {
  readonly value: unknown;
  readonly pointer: string;
}

/** Compares two versions of a file: groups by key, lists by item. */
export function listDifferences(old: unknown, next: unknown): readonly Difference[] {
  return [...differences({ value: old, pointer: '' }, { value: next, pointer: '' })];
}

function* differences(old: Part, next: Part): Generator<Difference> {
  if (isDeepStrictEqual(old.value, next.value)) return;
  const names = namesIn(old.value, next.value);
  for (const [before, after] of names ?? [])
    yield* differences(partOf(old, before), partOf(next, after));
  if (names === undefined)
    yield {
      ...(old.value !== undefined && { old: old.pointer }),
      ...(next.value !== undefined && { new: next.pointer }),
    };
}

type Name = string | number | undefined;

/** The names of parts that are each other's versions; undefined where the values have none in common. */
function namesIn(old: unknown, next: unknown): readonly (readonly [Name, Name])[] | undefined {
  if (isMap(old) && isMap(next))
    return [...new Set([...Object.keys(old), ...Object.keys(next)])].map((name) => [name, name]);
  if (!Array.isArray(old) || !Array.isArray(next)) return undefined;
  const itemOf = (item: unknown) => {
    const text = JSON.stringify(item);
    return { key: text, text, sort: '' };
  };
  return pairItems(old.map(itemOf), next.map(itemOf));
}

function partOf({ value, pointer }: Part, name: Name): Part {
  if (name === undefined) return { value: undefined, pointer };
  return { value: childOf(value, String(name)), pointer: childPointer(pointer, name) };
}
