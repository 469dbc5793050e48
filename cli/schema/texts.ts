import type { YamlDocument } from '../source/yaml-document.ts';
import { childPointer } from './pointer.ts';
import type { FileKind, SchemaNode } from './schema-node.ts';
import { childNode, rootNode } from './schema-node.ts';

/** A text of a file, and what the schema says of its place. */
export interface TypedText {
  readonly document: YamlDocument;
  readonly pointer: string;
  readonly text: string;
  readonly node: SchemaNode;
  /** What the schema says of the group or list that it is part of. */
  readonly parent: SchemaNode;
}

/** A number of a file, and what the schema says of its place. */
export interface TypedNumber extends Pick<TypedText, 'document' | 'pointer' | 'node'> {
  readonly value: number;
}

/** Every text of a file that the schema knows the place of, in the order they are written. */
export function listTypedTexts(document: YamlDocument, file: FileKind): readonly TypedText[] {
  const texts: TypedText[] = [];
  collect(document.value, rootNode(file), '', (value, { pointer, node, parent }) => {
    if (typeof value === 'string') texts.push({ document, pointer, text: value, node, parent });
  });
  return texts;
}

/** Every number of a file that stands where one belongs. */
export function listTypedNumbers(document: YamlDocument, file: FileKind): readonly TypedNumber[] {
  const numbers: TypedNumber[] = [];
  collect(document.value, rootNode(file), '', (value, { pointer, node }) => {
    const takesNumbers = node.type === 'number' || node.type === 'integer';
    if (typeof value === 'number' && takesNumbers) numbers.push({ document, pointer, node, value });
  });
  return numbers;
}

type Visit = (value: unknown, place: Pick<TypedText, 'pointer' | 'node' | 'parent'>) => void;

/** Visits every single value. */
function collect(value: unknown, node: SchemaNode, pointer: string, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const inner = childNode(node, name);
    if (inner === undefined) continue;
    const place = childPointer(pointer, name);
    if (typeof child === 'object') collect(child, inner, place, visit);
    else visit(child, { pointer: place, node: inner, parent: node });
  }
}
