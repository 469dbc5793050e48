import { isDeepStrictEqual } from 'node:util';
import { isMap } from '../../compile/resolve/layers.ts';
import { childOf, childPointer } from '../../compile/schema/pointer.ts';
import { pairItems } from './pair-items.ts';

/** Where two values differ; what only one version has, has one pointer. */
export interface Difference {
  /** JSON Pointer in the old version. */
  readonly old?: string | undefined;
  readonly new?: string | undefined;
}

/** Compares two versions: groups by key, lists by item. Undefined is not in its version. */
export function listDifferences(
  old: unknown,
  next: unknown,
  oldPointer = '',
  newPointer = '',
): readonly Difference[] {
  if (isDeepStrictEqual(old, next)) return [];
  const names = namesIn(old, next);
  if (names === undefined)
    return [
      { old: old === undefined ? old : oldPointer, new: next === undefined ? next : newPointer },
    ];
  return names.flatMap(([before = '', after = '']) =>
    listDifferences(
      childOf(old, String(before)),
      childOf(next, String(after)),
      childPointer(oldPointer, before),
      childPointer(newPointer, after),
    ),
  );
}

type Name = string | number | undefined;

/** The names of parts that are each other's versions, where values have any in common. */
function namesIn(old: unknown, next: unknown): readonly (readonly [Name, Name])[] | undefined {
  if (isMap(old) && isMap(next))
    return [...new Set([...Object.keys(old), ...Object.keys(next)])].map((name) => [name, name]);
  if (!Array.isArray(old) || !Array.isArray(next)) return undefined;
  const itemOf = (item: unknown, name: number) => {
    const text = JSON.stringify(item);
    return { key: text, text, sort: '', name };
  };
  return pairItems(old.map(itemOf), next.map(itemOf)).map(([a, b]) => [a?.name, b?.name]);
}
