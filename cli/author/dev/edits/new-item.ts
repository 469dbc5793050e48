import type { AskedField, GivenValue, Scalar } from '../../page/inspector/edit-messages.ts';
import { readNumber } from '../../edit/number-as-typed.ts';
import { orList } from '../../../diagnostics/catalogue/lists.ts';
import { labelOf } from '../../find/name-in-words.ts';
import type { YamlValue } from '../../edit/yaml-value.ts';
import { withValue } from '../../edit/yaml-value.ts';
import type { Format } from '../../../compile/schema/formats.ts';
import type { SchemaNode } from '../../../compile/schema/schema-node.ts';
import { isOneValue } from '../../../compile/schema/schema-node.ts';

/**
 * What a new item of a list needs, in the order of the schema. All of it is asked for: nothing is
 * published that nobody said.
 *
 * @param icons Names of the icons that the project has.
 */
export function askedFields(
  { items = {} }: SchemaNode,
  icons: readonly string[],
): readonly AskedField[] {
  return fieldsIn(items, '').map(([path, node]) => {
    const asked = askField(path, node);
    return asked.format === icon ? { ...asked, choices: icons } : asked;
  });
}

/** How a single value is asked for. */
function askField(path: string, node: SchemaNode): AskedField {
  const { description, format = '', type, enum: names, items } = node;
  const choices = type === 'boolean' ? ['true', 'false'] : names;
  return {
    path,
    ...(path !== '' && { label: labelOf(path.split('.').at(-1) ?? '', node) }),
    format,
    ...(description !== undefined && { description: description + waysToList(items) }),
    ...(choices !== undefined && { choices }),
    ...(isOneValue(node) && { takesWords: true }),
  };
}

/** How the items of a list are typed into one field; empty for a single value. */
function waysToList(items: SchemaNode | undefined): string {
  if (items === undefined) return '';
  const only = items.enum === undefined ? '' : ` Write ${orList(items.enum)}.`;
  return `${only} Several have commas between.`;
}

/** How fields of a group are asked for, those that are not needed among them. */
export function askedOf(
  { properties = {} }: SchemaNode = {},
  names: readonly string[],
  needed: readonly string[],
) {
  return names.map((name): AskedField => {
    const field = askField(name, properties[name] ?? {});
    return needed.includes(name) ? field : { ...field, isOptional: true };
  });
}

const icon: Format = 'icon-name';

/** The single values that an item needs, by path; empty where it is one itself. */
function fieldsIn(node: SchemaNode, path: string): readonly (readonly [string, SchemaNode])[] {
  const { properties } = node;
  if (properties === undefined || isOneValue(node)) return [[path, node]];
  return neededIn(node).flatMap((name) =>
    fieldsIn(properties[name] ?? {}, path === '' ? name : `${path}.${name}`),
  );
}

/** Required fields, and `startsAt`, which dates may stand in for. */
function neededIn({ properties = {}, required = [] }: SchemaNode): readonly string[] {
  return [...Object.keys(properties).filter((name) => name === 'startsAt'), ...required];
}

export function newItem({ items = {} }: SchemaNode, given: readonly GivenValue[]): YamlValue {
  const none = items.properties === undefined || isOneValue(items) ? null : {};
  return fieldsIn(items, '').reduce<YamlValue>((item, [path, { type = [] }]) => {
    const { value, alt } = given.find((field) => field.path === path) ?? { value: '' };
    const words = value.trim();
    if (words === '') return item;
    const typed = alt === undefined ? readTyped(words, type) : { file: words, alt };
    return withValue(item, path === '' ? [] : path.split('.'), typed);
  }, none);
}

/** Reads a typed text as a number or a boolean where the schema takes one. */
export function readTyped(value: Scalar, types: string | readonly string[]): Scalar {
  const text = String(value).trim();
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  const isFigure = types.includes('number') || types.includes('integer');
  return (isFigure ? readNumber(text) : undefined) ?? value;
}
