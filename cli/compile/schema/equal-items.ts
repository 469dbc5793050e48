import { isObject } from './pointer.ts';

/** The indices of the first item that is equal to one before it, and of that one. */
export function findEqualItems(items: readonly unknown[]) {
  const places = new Map<string, number>();
  for (const [i, item] of items.entries()) {
    const text = JSON.stringify(item, inOneOrder);
    const j = places.get(text);
    if (j !== undefined) return { i, j };
    places.set(text, i);
  }
  return undefined;
}

/** Groups are equal in whatever order their fields are typed. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
