import type { YamlDocument } from '../source/yaml-document.ts';
import { childPointer } from './pointer.ts';
import type { FileKind, Shape } from './shape.ts';
import { childShape, rootShape } from './shape.ts';

/** A text of a file, and what the schema says of its place. */
export interface TypedText {
  readonly document: YamlDocument;
  readonly pointer: string;
  readonly text: string;
  readonly shape: Shape;
  /** What the schema says of the group or list that it is part of. */
  readonly parent: Shape;
}

/** Every text of a file that the schema knows the place of, in the order they are written. */
export function textsOf(document: YamlDocument, file: FileKind): readonly TypedText[] {
  const found: TypedText[] = [];
  collect(document.value, rootShape(file), '', (text, shape, pointer, parent) => {
    found.push({ document, pointer, text, shape, parent });
  });
  return found;
}

type Visit = (text: string, shape: Shape, pointer: string, parent: Shape) => void;

function collect(value: unknown, shape: Shape, pointer: string, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const inner = childShape(shape, name);
    if (inner === undefined) continue;
    const place = childPointer(pointer, name);
    if (typeof child === 'string') visit(child, inner, place, shape);
    else collect(child, inner, place, visit);
  }
}
