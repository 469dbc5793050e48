import type { SchemaNode } from './schema-node.ts';
import { nodeAt } from './schema-node.ts';
import type { RegionDefaults } from './written.ts';

/** A field that regions inherit; every other field of a region is its own alone (docs/product.md R2). */
export type ContentField = keyof RegionDefaults;

const properties = nodeAt('regions', '/defaults')?.properties ?? {};

/** All of them, in the order of the schema: the fields that `defaults` can have. */
export const contentFields: readonly ContentField[] =
  Object.keys(properties).filter(isContentField);

/** What the schema says of a field. */
export function contentNode(field: ContentField): SchemaNode | undefined {
  return properties[field];
}

export function isContentField(name: string): name is ContentField {
  return Object.hasOwn(properties, name);
}
