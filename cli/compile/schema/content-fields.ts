import { once } from '../values/once.ts';
import { contentSchema } from './compiled.ts';
import type { SchemaNode } from './schema-node.ts';
import type { Content } from './written.ts';

/** A field that regions inherit; a region shares no other field (docs/product.md R2). */
export type ContentField = keyof Content;

/** All of them, in the order of the schema. */
export const listContentFields = once(() =>
  Object.keys(contentSchema.properties ?? {}).filter(isContentField),
);

export function contentNode(field: ContentField): SchemaNode | undefined {
  return contentSchema.properties?.[field];
}

export function isContentField(name: string): name is ContentField {
  return Object.hasOwn(contentSchema.properties ?? {}, name);
}

/** Addresses of the app: their tokens stand for the region whose app it is (product.md P9). */
export const appFields = ['appUrl', 'signUpUrl'] as const satisfies readonly ContentField[];

export function isAppField(field: string): boolean {
  return appFields.some((each) => each === field);
}
