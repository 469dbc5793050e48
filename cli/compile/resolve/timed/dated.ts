import { nameMeant } from '../../schema/nearest.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import type { YamlMap, YamlNode } from '../../source/yaml-node.ts';

export type Dated = NonNullable<ReturnType<typeof readDated>>;

/** Reads `{ value: …, from: …, until: … }`, or a block with its own `from` or `until`. */
export function readDated(node: YamlNode, schema: SchemaNode) {
  if (node.kind !== 'map') return undefined;
  const { entries } = node;
  const time = timeOf(node, schema);
  const names = [...entries.keys()];
  const value = holdsValue(node, schema) ? entries.get('value')?.value : undefined;
  if (value !== undefined && names.every((name) => name === 'value' || name in time))
    return { value, ...time };
  if (Object.keys(time).length === 0) return undefined;
  const own = new Map([...entries].filter(([name]) => !(name in time)));
  return { value: { ...node, entries: own }, ...time };
}

/** Whether a node has a `value` that is none of its fields, as dated values have. */
export function holdsValue(node: YamlNode, schema: SchemaNode): boolean {
  return node.kind === 'map' && node.entries.has('value') && !hasField(schema, 'value');
}

const names = ['value', 'from', 'until'];

/** The first name that no entry of dated values has, and the one that was probably meant. */
export function strayName(node: YamlNode) {
  if (node.kind !== 'map') return undefined;
  const [stray] = [...node.entries].filter(([name]) => !names.includes(name));
  if (stray === undefined) return undefined;
  const [name, { start, end }] = stray;
  const absent = names.filter((each) => !node.entries.has(each));
  const { near } = nameMeant(name, absent);
  const suggestion = near ?? absent.find((each) => each === 'value');
  return { span: { start, end }, extras: { suggestion, isGuess: true } };
}

/** The misspelled name, and the value, of a dated value whose `from` or `until` has a slip. */
export function misspeltTime(node: YamlNode, schema: SchemaNode) {
  const stray = holdsValue(node, schema) ? strayName(node) : undefined;
  const { suggestion } = stray?.extras ?? {};
  const value = node.kind === 'map' ? node.entries.get('value')?.value : undefined;
  const isTime = suggestion === 'from' || suggestion === 'until';
  return stray && value && isTime ? { stray, value } : undefined;
}

/** Not the ranges of a price list, which have a `from` of their own. */
function timeOf(node: YamlMap, schema: SchemaNode) {
  const [from, until] = ['from', 'until'].map((name) =>
    holdsValue(node, schema) || !hasField(schema, name) ? node.entries.get(name) : undefined,
  );
  return { ...(from && { from }), ...(until && { until }) };
}

function hasField({ properties = {}, additionalProperties }: SchemaNode, name: string): boolean {
  return Object.hasOwn(properties, name) || typeof additionalProperties === 'object';
}
