import type { SchemaNode } from '../../schema/schema-node.ts';
import type { EditorNode, Reference } from './names.ts';

const description =
  'What of this is sample content, to be replaced before the site is published: `true` for all of it, or the names of fields beside it.';

/** A block of fields, which may also mark itself as sample (docs/product.md R20). */
export function withMark(
  { properties }: SchemaNode,
  plain: EditorNode,
  share: (part: EditorNode) => Reference,
): EditorNode {
  if (properties === undefined || Object.hasOwn(properties, 'sample')) return plain;
  const names: EditorNode = {
    type: ['boolean', 'array'],
    description,
    markdownDescription: description,
    items: { type: 'string' },
  };
  const sample: EditorNode = { allOf: [share(names)] };
  return { ...plain, properties: { ...plain.properties, sample } };
}
