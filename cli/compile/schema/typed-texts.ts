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

/** Most rules ask for all of them. */
const knownTexts = new WeakMap<YamlDocument, readonly TypedText[]>();

/** Every text of a file that the schema knows the place of, in the order they are written. */
export function listTypedTexts(document: YamlDocument, file: FileKind): readonly TypedText[] {
  const texts = knownTexts.get(document) ?? readTypedTexts(document, file);
  knownTexts.set(document, texts);
  return texts;
}

function readTypedTexts(document: YamlDocument, file: FileKind): readonly TypedText[] {
  return leavesOf(document.value, rootNode(file)).flatMap(({ value, pointer, node, parent }) =>
    typeof value === 'string' && node && parent
      ? [{ file, document, pointer, text: value, node, parent }]
      : [],
  );
}

/** Every number of a file that stands where one belongs. */
export function listTypedNumbers(document: YamlDocument, file: FileKind): readonly TypedNumber[] {
  return leavesOf(document.value, rootNode(file)).flatMap(({ value, pointer, node }) =>
    typeof value === 'number' && (node?.type === 'number' || node?.type === 'integer')
      ? [{ document, pointer, node, value }]
      : [],
  );
}
