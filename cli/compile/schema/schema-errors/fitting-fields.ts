import { formats } from '../formats.ts';
import { childOf, isObject } from '../pointer.ts';
import type { SchemaNode } from '../schema-node.ts';
import { canBe, childNode } from '../schema-node.ts';

/** The fields of a group that can hold a value, by its kind, its fields and its format. */
export function fieldsFitting(node: SchemaNode, value: unknown): readonly string[] {
  return Object.keys(node.properties ?? {}).filter((field) =>
    canHold(childNode(node, field), value),
  );
}

/** The only missing field that can hold a value and is needed, or else the only missing group. */
export function absentFieldFor(
  node: SchemaNode,
  group: unknown,
  value: unknown,
): string | undefined {
  const absent = fieldsFitting(node, value).filter((field) => childOf(group, field) === undefined);
  const needed = absent.filter((field) => node.required?.includes(field));
  const isGroup = isObject(value) && !Array.isArray(value);
  const likely = needed.length === 0 && isGroup ? absent : needed;
  return likely.length === 1 ? likely[0] : undefined;
}

/** Whether a group has a field of this name, or named entries and the value is one. */
export function belongsIn(
  { properties = {}, additionalProperties }: SchemaNode,
  name: string,
  value: unknown,
): boolean {
  if (Object.hasOwn(properties, name)) return true;
  return typeof additionalProperties === 'object' && isEntryOf(additionalProperties, value);
}

/**
 * Whether a value has all fields that the entry needs. If it needs none, it begins with one of its
 * fields: entries that follow would be a part of one that is indented too little.
 */
function isEntryOf({ properties = {}, required = [] }: SchemaNode, value: unknown): boolean {
  if (required.length > 0) return required.every((field) => childOf(value, field) !== undefined);
  const [first = ''] = Object.keys(Object(value));
  return Object.hasOwn(properties, first) && canHold(properties[first], childOf(value, first));
}

function canHold(node: SchemaNode | undefined, value: unknown): boolean {
  if (node === undefined) return false;
  if (Array.isArray(value))
    return canBe(node, 'array') && value.every((item) => canHold(node.items, item));
  if (!isObject(value)) return canHoldOne(node, value);
  const names = Object.keys(value);
  const own = names.filter((name) => belongsIn(node, name, value[name]));
  return canBe(node, 'object') && own.length * 2 >= names.length;
}

function canHoldOne(node: SchemaNode, value: unknown): boolean {
  const kinds = [node.type ?? []].flat();
  if (typeof value === 'number') return kinds.includes('number') || kinds.includes('integer');
  if (typeof value !== 'string') return value === null || kinds.includes(typeof value);
  const { format = 'text', enum: words } = node;
  const isPath = format.startsWith('asset-') || kinds.includes('object');
  if (!kinds.includes('string') || isPath !== value.startsWith('assets/')) return false;
  return words?.includes(value) ?? (isPath || formats[format](value));
}
