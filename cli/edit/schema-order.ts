import type { SchemaNode } from '../schema/schema-node.ts';
import { childNode } from '../schema/schema-node.ts';
import type { YamlValue } from './yaml-value.ts';
import { isFields, isItems } from './yaml-value.ts';

/** A value with its fields in the order of the schema; those that it does not know come last. */
export function inSchemaOrder(value: YamlValue, node: SchemaNode | undefined): YamlValue {
  const ordered = (segment: string, member: YamlValue) =>
    inSchemaOrder(member, node && childNode(node, segment));
  if (isItems(value)) return value.map((item, index) => ordered(String(index), item));
  if (!isFields(value)) return value;
  const order = Object.keys(node?.properties ?? {});
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const names = Object.keys(value).sort((a, b) => rank(a) - rank(b));
  return Object.fromEntries(names.map((name) => [name, ordered(name, value[name] ?? null)]));
}

/**
 * Where a new field goes among others: after the nearest one that stands before it in the schema. Names that are free, as
 * those of regions are, stay in alphabetical order where they are.
 */
export function indexOfField(
  name: string,
  others: readonly string[],
  node: SchemaNode | undefined,
): number {
  const order = Object.keys(node?.properties ?? {});
  if (order.length === 0) return indexOfName(name, others);
  const before = order.slice(0, Math.max(0, order.indexOf(name))).reverse();
  if (!order.includes(name)) return others.length;
  const nearest = before.find((each) => others.includes(each));
  return nearest === undefined ? 0 : others.indexOf(nearest) + 1;
}

function indexOfName(name: string, others: readonly string[]): number {
  const areSorted = others.every(
    (other, index) => index === 0 || (others[index - 1] ?? '') < other,
  );
  const next = areSorted ? others.findIndex((other) => name < other) : -1;
  return next === -1 ? others.length : next;
}
