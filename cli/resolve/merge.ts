import type { SchemaNode } from '../schema/schema-node.ts';
import { childNode, isOneValue } from '../schema/schema-node.ts';

/** An object of fields, which merges by key; lists and single values are replaced (docs/product.md R3). */
export type FieldMap = Readonly<Record<string, unknown>>;

export function isMap(value: unknown): value is FieldMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value merges by key, by what the schema says of its place. */
export function isGroup(value: unknown, node: SchemaNode | undefined): value is FieldMap {
  return isMap(value) && !isOneValue(node);
}

/** `above` over `below`; `undefined` stands for a layer that says nothing. */
export function mergeValues(below: unknown, above: unknown, node?: SchemaNode): unknown {
  if (above === undefined) return below;
  if (!isGroup(below, node) || !isGroup(above, node)) return above;
  const merged = new Map(Object.entries(below));
  for (const [name, value] of Object.entries(above)) {
    merged.set(name, mergeValues(merged.get(name), value, node && childNode(node, name)));
  }
  return Object.fromEntries(merged);
}

/** The object without some of its fields. */
export function withoutFields<T extends object, K extends keyof T & string>(
  value: T,
  fields: readonly K[],
): Omit<T, K> {
  const dropped = new Set<string>(fields);
  const kept = Object.entries(value).filter(([name]) => !dropped.has(name));
  return Object.fromEntries(kept) as Omit<T, K>;
}
