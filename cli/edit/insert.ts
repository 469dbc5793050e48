import { parentPointer } from '../schema/pointer.ts';
import type { FileKind } from '../schema/schema-node.ts';
import { nodeAt } from '../schema/schema-node.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { TextEdit } from '../source/text-edit.ts';
import { insertInBlock, fillEmpty } from './insert-in-block.ts';
import { insertInFlow } from './insert-in-flow.ts';
import type { NewMember } from './new-member.ts';
import type { PlacedNode } from './place.ts';
import { childrenOf, nearestPlace, outermostFlow, placeAt } from './place.ts';
import { indexOfField, inSchemaOrder } from './schema-order.ts';
import type { YamlValue } from './yaml-value.ts';

/**
 * Adds a field and its missing parents, in the order of the schema. Comments stay with the fields that they stand above.
 * Throws where the field exists, and where its parent is a single value or a list.
 *
 * @param kind Which of the two files the document is.
 */
export function insertField(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  value: YamlValue,
): readonly TextEdit[] {
  const { place, missing } = nearestPlace(document, pointer);
  const [name, ...below] = missing;
  if (name === undefined) throw new Error(`There is a value at ${pointer} already.`);
  const { node } = place;
  if (node.kind === 'list' || (node.kind === 'scalar' && node.value !== null)) {
    throw new Error(`Nothing at ${pointer} can be written below a value that has no fields.`);
  }
  const whole = below.reduceRight<YamlValue>(
    (inner, segment) => ({ [segment]: inner }),
    inSchemaOrder(value, nodeAt(kind, pointer)),
  );
  const ancestor = below.reduce(parentPointer, parentPointer(pointer));
  const others = childrenOf(place).map(({ segment }) => segment);
  const index = indexOfField(name, others, nodeAt(kind, ancestor));
  return insertMember(document, place, { name, value: whole, index });
}

/** Inserts an item at an index of a list, or at its end where it is shorter. Throws where there is no list. */
export function insertItem(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  index: number,
  value: YamlValue,
): readonly TextEdit[] {
  const place = placeAt(document, pointer);
  const { node } = place;
  if (node.kind !== 'list') throw new Error(`The value at ${pointer} is not a list.`);
  const ordered = inSchemaOrder(value, nodeAt(kind, `${pointer}/${index}`));
  const position = Math.min(index, node.items.length);
  return insertMember(document, place, { value: ordered, index: position });
}

function insertMember(
  document: YamlDocument,
  parent: PlacedNode,
  member: NewMember,
): readonly TextEdit[] {
  const outermost = outermostFlow(parent);
  const isEmpty = childrenOf(parent).length === 0;
  if (outermost && !(isEmpty && outermost === parent && parent.parent)) {
    return insertInFlow(document, outermost, parent, member);
  }
  return isEmpty ? fillEmpty(document, parent, member) : insertInBlock(document, parent, member);
}
