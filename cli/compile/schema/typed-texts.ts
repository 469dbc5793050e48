import type { YamlDocument } from '../source/yaml-document.ts';
import type { FileKind, SchemaNode } from './schema-node.ts';
import { rootNode } from './schema-node.ts';
import type { SelectedText } from './walk.ts';
import { leavesOf } from './walk.ts';

/** A text of a file, and what the schema says of its place. */
export interface TypedText extends SelectedText {
  readonly file: FileKind;
  readonly document: YamlDocument;
  readonly node: SchemaNode;
  readonly parent: SchemaNode;
}

/** A number of a file, and what the schema says of its place. */
export interface TypedNumber extends Pick<TypedText, 'document' | 'pointer' | 'node'> {
  readonly value: number;
}

/** Every text of a file that the schema knows the place of, in the order they are written. */
export function listTypedTexts(document: YamlDocument, file: FileKind): readonly TypedText[] {
  return typedIn(document, file).texts;
}

/** Every number of a file that stands where one belongs. */
export function listTypedNumbers(document: YamlDocument, file: FileKind): readonly TypedNumber[] {
  return typedIn(document, file).numbers;
}

/** Most rules ask for all of them. */
const typed = new WeakMap<YamlDocument, ReturnType<typeof readTyped>>();

function typedIn(document: YamlDocument, file: FileKind) {
  const found = typed.get(document) ?? readTyped(document, file);
  typed.set(document, found);
  return found;
}

function readTyped(document: YamlDocument, file: FileKind) {
  const texts: TypedText[] = [];
  const numbers: TypedNumber[] = [];
  for (const { value, pointer, node, parent } of leavesOf(document.value, rootNode(file))) {
    if (typeof value === 'string' && node && parent)
      texts.push({ file, document, pointer, text: value, node, parent });
    if (typeof value === 'number' && (node?.type === 'number' || node?.type === 'integer'))
      numbers.push({ document, pointer, node, value });
  }
  return { texts, numbers };
}
