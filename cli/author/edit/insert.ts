import type { SourceFile } from '../../diagnostics/span.ts';
import { childPointer, parentPointer } from '../../compile/schema/pointer.ts';
import type { FileKind, SchemaNode } from '../../compile/schema/schema-node.ts';
import { nodeAt, childNode } from '../../compile/schema/schema-node.ts';
import type { PlacedNode, YamlDocument } from '../../compile/source/yaml-document.ts';
import { applyEdits } from '../../compile/source/text-edit.ts';
import { insertInBlock, fillEmpty } from './insert-in-block.ts';
import { insertInFlow } from './flow.ts';
import type { NewMember, YamlValue } from './yaml-value.ts';
import {
  childrenOf,
  nearestPlace,
  outermostFlow,
  placeAt,
} from '../../compile/source/yaml-document.ts';
import { typeName } from './typed-scalar.ts';
import { indented } from './wrap.ts';
import { isFields, isItems } from './yaml-value.ts';

/**
 * Adds a field and its missing parents, in the order of the schema. Comments stay with the fields
 * that they stand above. Throws where the field exists, and where its parent is a single value or a
 * list.
 *
 * @param kind Which of the two files the document is.
 * @param typed The lines to write where the parents that are there have lines, without the
 * indentation that they share.
 */
export function insertField(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  value: YamlValue,
  typed?: readonly string[],
): SourceFile {
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
  const index = indexOfField(name, others, nodeAt(kind, ancestor) ?? datedEntry);
  const lines = typed && belowParents(missing.slice(0, -1), typed);
  return insertMember(place, { name, value: whole, index, typed: lines });
}

/** The lines of a field below those of its parents. */
function belowParents(parents: readonly string[], typed: readonly string[]): readonly string[] {
  return parents.reduceRight(
    (lines, name) => [`${typeName(name)}:`, ...indented(lines, '  ')],
    typed,
  );
}

/** What the schema does not know: an entry of dated values (docs/marketers.md). */
const datedEntry: SchemaNode = { properties: { value: {}, from: {}, until: {} } };

/** Inserts an item at an index, or at the end of a shorter list. Throws without a list. */
export function insertItem(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  index: number,
  value: YamlValue,
): SourceFile {
  const place = placeAt(document, pointer);
  const { node } = place;
  if (node.kind !== 'list') throw new Error(`The value at ${pointer} is not a list.`);
  const ordered = inSchemaOrder(value, nodeAt(kind, `${pointer}/${index}`));
  const position = Math.min(index, node.items.length);
  return insertMember(place, { value: ordered, index: position });
}

/** Inserts a field of a name that the schema leaves free, at an index among its siblings. */
export function insertNamed(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  { name = '', value, index }: NewMember,
): SourceFile {
  const ordered = inSchemaOrder(value, nodeAt(kind, childPointer(pointer, name)));
  return insertMember(placeAt(document, pointer), { name, value: ordered, index });
}

function insertMember(parent: PlacedNode, member: NewMember): SourceFile {
  const outermost = outermostFlow(parent);
  const isEmpty = childrenOf(parent).length === 0;
  if (outermost && !(isEmpty && outermost === parent && parent.parent)) {
    return insertInFlow(parent, member);
  }
  const edits = isEmpty ? fillEmpty(parent, member) : [insertInBlock(parent, member)];
  return applyEdits(parent.document.file, edits);
}

/** A value with its fields in the order of the schema; those that it does not know come last. */
function inSchemaOrder(value: YamlValue, node: SchemaNode | undefined): YamlValue {
  const ordered = (segment: string, member: YamlValue) =>
    inSchemaOrder(member, node && childNode(node, segment));
  if (isItems(value)) return value.map((item, index) => ordered(String(index), item));
  if (!isFields(value)) return value;
  const order = Object.keys(node?.properties ?? {});
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const names = Object.keys(value).sort((a, b) => rank(a) - rank(b));
  return Object.fromEntries(names.map((name) => [name, ordered(name, value[name] ?? null)]));
}

/** After the nearest that the schema has before it; free names stay in alphabetical order. */
function indexOfField(
  name: string,
  others: readonly string[],
  node: SchemaNode | undefined,
): number {
  const order = Object.keys(node?.properties ?? {});
  if (order.length === 0) return indexOfName(name, others);
  if (!order.includes(name)) return others.length;
  const before = order.slice(0, order.indexOf(name));
  const nearest = before.findLast((each) => others.includes(each));
  return nearest === undefined ? 0 : others.indexOf(nearest) + 1;
}

function indexOfName(name: string, others: readonly string[]): number {
  const areSorted = others.every(
    (other, index) => index === 0 || (others[index - 1] ?? '') < other,
  );
  const next = areSorted ? others.findIndex((other) => name < other) : -1;
  return next === -1 ? others.length : next;
}
