import type { SchemaNode } from '../../schema/schema-node.ts';
import type { EditorNode, Reference } from './names.ts';
import { oneOf } from './names.ts';

/** A moment that a value begins or ends to hold at. */
function momentNode(description: string): EditorNode {
  return {
    type: 'string',
    description,
    markdownDescription: description,
    examples: ['2027-01-21', '2027-01-21 15:30'],
  };
}

const where = 'A day, or a day and an hour, in the time zone of the region.';
const bounds = {
  from: momentNode(`From when on this holds. ${where}`),
  until: momentNode(`Until when this holds; from then on it no longer does. ${where}`),
};

/**
 * What editors know of a value that may hold for a time alone: a block takes `from` and `until`
 * beside its fields, and any field a list of dated values (docs/marketers.md).
 *
 * @param plain What they know of the value by itself.
 */
export function withTimes(
  node: SchemaNode,
  plain: EditorNode,
  isItem: boolean,
  share: (part: EditorNode) => Reference,
): EditorNode {
  if (node.items !== undefined || typeof node.additionalProperties === 'object') return plain;
  const { enum: choices, ...value } = plain;
  const named = choices === undefined ? {} : oneOf(choices, `Write ${choices.join(', ')}.`);
  const referTo = (part: EditorNode): EditorNode => ({ allOf: [share(part)] });
  const times = { from: referTo(bounds.from), until: referTo(bounds.until) };
  const kinds = [node.type ?? []].flat();
  const dated: EditorNode = {
    type: 'object',
    additionalProperties: false,
    required: ['value'],
    properties: { value: { type: kinds, ...(value.allOf && { allOf: value.allOf }) }, ...times },
  };
  const isBlock = node.properties !== undefined;
  return {
    ...value,
    ...named,
    ...(isBlock && { properties: { ...times, ...value.properties } }),
    ...(!isBlock && isItem && { ...dated, required: [] }),
    type: isItem ? [...new Set([...kinds, 'object'])] : [...kinds, 'array'],
    ...(!isItem && { items: referTo(dated) }),
  };
}
