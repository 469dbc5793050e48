import { isWords } from '../schema/formats/text.ts';
import type { FileKind, SchemaNode } from '../schema/schema-node.ts';
import { childNode, nodeAt, rootNode } from '../schema/schema-node.ts';

/** What is typed in both files, or the part of it that is looked at. */
export type TypedFiles = Readonly<Record<FileKind, { readonly value: unknown }>>;

/**
 * What is written, without its words. Which fields pages show follows from this: which fields there are, how many items a
 * list has, whether a text is empty, names, dates and figures, and what stands in braces. The names of regions stay, since
 * other spellings of their addresses follow from them.
 */
export function withoutWords({ regions, library }: TypedFiles): unknown {
  return [
    outlineOf(regions.value, rootNode('regions')),
    outlineOf(library.value, rootNode('library')),
  ];
}

function outlineOf(value: unknown, node: SchemaNode | undefined): unknown {
  if (typeof value === 'string') return holdsWords(node) && value !== '' ? inBraces(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const isRegion = node === regionNode;
  return Object.entries(value).map(([name, inner]) => [
    name,
    isRegion && name === 'name' ? inner : outlineOf(inner, node && childNode(node, name)),
  ]);
}

const regionNode = nodeAt('regions', '/regions/any');

/** Whether a text says something to visitors, and nothing is chosen by it. */
function holdsWords({ format, names, enum: choices }: SchemaNode = {}): boolean {
  return isWords(format) && names === undefined && choices === undefined;
}

/** Tokens and placeholders, between spaces, and the addresses that running text links to. */
function inBraces(text: string): string {
  const kept = text.match(/\{+[^{}]*\}+|\]\([^)]*\)/g) ?? [];
  return ` ${kept.join(' ')}`;
}
