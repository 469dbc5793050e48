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

/** Every text of a file that the schema knows the place of, in the order they are written. */
export function textsOf(document: YamlDocument, file: FileKind): readonly TypedText[] {
  const found: TypedText[] = [];
  collect(document.value, rootNode(file), '', (text, node, pointer, parent) => {
    found.push({ document, pointer, text, node, parent });
  });
  return found;
}

type Visit = (text: string, node: SchemaNode, pointer: string, parent: SchemaNode) => void;

function collect(value: unknown, node: SchemaNode, pointer: string, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const inner = childNode(node, name);
    if (inner === undefined) continue;
    const place = childPointer(pointer, name);
    if (typeof child === 'string') visit(child, inner, place, node);
    else collect(child, inner, place, visit);
  }
}
