import { isWords } from '../formats/text.ts';
import { isObject, lastSegment, parentPointer, valueAt } from '../pointer.ts';
import type { SchemaNode } from '../schema-node.ts';
import type { TypedText } from '../walk.ts';

/** The fields that take a text and are not written where one may have lost its name. */
export interface AbsentTexts {
  readonly possible: readonly string[];
  /** Of these, the fields that the group needs, or that the groups beside it state which are most like it. */
  readonly expected: readonly string[];
}

/**
 * The fields that are not written between a text and what is written next, by the order of the schema, and that take
 * words of a given length.
 */
export function absentTexts(typed: TypedText, length: number): AbsentTexts {
  const { document, pointer, parent } = typed;
  const group = groupAt(document.value, parentPointer(pointer));
  const possible = fieldsBetween(group, parent, lastSegment(pointer)).filter((field) => {
    const { format, maxLength = length } = parent.properties?.[field] ?? {};
    return isWords(format) && maxLength >= length;
  });
  const around = groupAt(document.value, parentPointer(parentPointer(pointer)));
  const others = Object.values(around).filter((other) => isObject(other) && other !== group);
  const isExpected = (field: string): boolean =>
    parent.required?.includes(field) === true || isStatedByLikes(group, others, field);
  return { possible, expected: possible.filter(isExpected) };
}

/** The fields of a group between one and the next that is written. */
function fieldsBetween(group: object, { properties = {} }: SchemaNode, name: string): string[] {
  const written = Object.keys(group);
  const next = written[written.indexOf(name) + 1] ?? '';
  const known = Object.keys(properties);
  const after = known.slice(known.indexOf(name) + 1);
  const between = after.includes(next) ? after.slice(0, after.indexOf(next)) : after;
  return between.filter((field) => !written.includes(field));
}

/** Whether most of the groups state a field whose other fields differ least from those of a group. */
function isStatedByLikes(group: object, others: readonly object[], field: string): boolean {
  const differences = others.map((other) => countDifferent(group, other, field));
  const fewest = Math.min(...differences);
  const likes = others.filter((_, index) => differences[index] === fewest);
  return likes.filter((like) => Object.hasOwn(like, field)).length * 2 > likes.length;
}

function countDifferent(one: object, other: object, apartFrom: string): number {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete(apartFrom);
  return [...names].filter((name) => Object.hasOwn(one, name) !== Object.hasOwn(other, name))
    .length;
}

/** The group at a JSON Pointer; empty where there is none. */
function groupAt(root: unknown, pointer: string): object {
  const found = valueAt(root, pointer);
  return isObject(found) ? found : {};
}
