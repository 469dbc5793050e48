import type { YamlItems, YamlValue } from '../../edit/yaml-value.ts';
import { isFields } from '../../edit/yaml-value.ts';
import { readDate } from '../../resolve/dates.ts';
import { newText } from '../../schema/doubtful/placeholder-text.ts';
import type { Format } from '../../schema/formats.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { isOneValue } from '../../schema/schema-node.ts';

/**
 * What a new item of a list says before anybody has edited it: the fields that it needs, with words that stand for those that
 * are to come, dates and videos from the examples of the schema, and all else, such as a picture, as the item beside it has it.
 *
 * @param index What the new item is to have.
 * @param borrowed What the first item of a list has from elsewhere.
 */
export function newItem(
  { items: node = {} }: SchemaNode,
  items: YamlItems,
  index: number,
  borrowed?: YamlValue,
): YamlValue {
  return newValue(node, items[index - 1] ?? items[index] ?? borrowed, items);
}

/** Whether a value of a schema is, or holds, words that visitors read. */
export function holdsWords(node: SchemaNode): boolean {
  return [node, ...Object.values(node.properties ?? {})].some(isWords);
}

/** @param others The values in its place in all other items. */
function newValue(node: SchemaNode, beside: YamlValue | undefined, others: YamlItems): YamlValue {
  const isGroup = node.properties !== undefined && !isOneValue(node);
  if (isGroup && (beside === undefined || isFields(beside))) return newFields(node, beside, others);
  if (isWords(node) && node.enum === undefined) return newWords(node, others);
  const examples = examplesOf(node);
  const [example = ''] = examples;
  if (node.format === date) return example;
  const address = node.format === video ? examples.find(isFreeAddress(others)) : undefined;
  return address ?? beside ?? example;
}

function newFields(
  { properties = {}, required = [] }: SchemaNode,
  beside: YamlValue | undefined,
  others: YamlItems,
): YamlValue {
  const fieldOf = (item: YamlValue | undefined, name: string): YamlValue | undefined =>
    item !== undefined && isFields(item) ? item[name] : undefined;
  const fields = required.map((name) => {
    const taken = others.flatMap((other) => fieldOf(other, name) ?? []);
    return [name, newValue(properties[name] ?? {}, fieldOf(beside, name), taken)] as const;
  });
  return Object.fromEntries(fields);
}

const wordFormats: readonly unknown[] = ['text', 'prose'] satisfies readonly Format[];

/** Its words stand beside it, and are those of the example too. */
const date: Format = 'iso-date';

/** No two recordings have the same. A file of an example is not there; an address may be written before it is. */
const video: Format = 'asset-video';

function isFreeAddress(others: YamlItems): (example: YamlValue) => boolean {
  return (example) => String(example).startsWith('https:') && !others.includes(example);
}

/** What may also be a yes or a no is as the item beside it has it. */
function isWords({ format, type }: SchemaNode): boolean {
  return type === 'string' && wordFormats.includes(format);
}

/** Words that `validate` reports until somebody has written others. A date is that of the example, which can be read. */
function newWords(node: SchemaNode, others: YamlItems): string {
  const [example] = examplesOf(node);
  if (typeof example === 'string' && readDate(example) !== undefined) return example;
  return others.includes(newText) ? `${newText} ${others.length + 1}` : newText;
}

function examplesOf({ examples = [] }: SchemaNode): YamlItems {
  return JSON.parse(JSON.stringify(examples));
}
