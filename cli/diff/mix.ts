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

/** Whether the new version of a difference is wanted. */
export type Choose = (difference: Difference) => boolean;

/** The two versions of one place; undefined where a version has nothing there. */
interface Versions {
  readonly old: { readonly value: unknown; readonly pointer: string };
  readonly new: { readonly value: unknown; readonly pointer: string };
}

/** The old value with the differences that are chosen from the new one; groups are taken apart by key, lists by item. */
export function mix<T>(old: T, next: T, choose: Choose): T {
  const versions = { old: { value: old, pointer: '' }, new: { value: next, pointer: '' } };
  // Each part of the result is one of a version's, at the place that it has there.
  return mixVersions(versions, choose) as T;
}

function mixVersions(versions: Versions, choose: Choose): unknown {
  const { old, new: next } = versions;
  if (isDeepStrictEqual(old.value, next.value)) return old.value;
  if (isMap(old.value) && isMap(next.value)) return mixMaps(versions, choose);
  if (Array.isArray(old.value) && Array.isArray(next.value)) return mixLists(versions, choose);
  const difference = {
    ...(old.value !== undefined && { old: old.pointer }),
    ...(next.value !== undefined && { new: next.pointer }),
  };
  return choose(difference) ? next.value : old.value;
}

function mixMaps({ old, new: next }: Versions, choose: Choose): unknown {
  const [before, after] = [entriesOf(old.value), entriesOf(next.value)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const mixed = names.map((name) => {
    const versions = {
      old: { value: before.get(name), pointer: childPointer(old.pointer, name) },
      new: { value: after.get(name), pointer: childPointer(next.pointer, name) },
    };
    return [name, mixVersions(versions, choose)] as const;
  });
  return Object.fromEntries(mixed.filter(([, value]) => value !== undefined));
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(isMap(value) ? Object.entries(value) : []);
}

function mixLists({ old, new: next }: Versions, choose: Choose): unknown {
  const [before, after] = [itemsOf(old.value), itemsOf(next.value)];
  const mixed = pairItems(before, after).map(([from, to]) => {
    const versions = {
      old: { value: from === undefined ? from : before[from], pointer: itemOf(old.pointer, from) },
      new: { value: to === undefined ? to : after[to], pointer: itemOf(next.pointer, to) },
    };
    return mixVersions(versions, choose);
  });
  return mixed.filter((item) => item !== undefined);
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function itemOf(pointer: string, index: number | undefined): string {
  return index === undefined ? pointer : childPointer(pointer, index);
}
