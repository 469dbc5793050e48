import { insertField, insertItem } from '../../../cli/author/edit/insert.ts';
import { removeField, removeItem } from '../../../cli/author/edit/remove.ts';
import { setScalar } from '../../../cli/author/edit/set-scalar.ts';
import type { YamlValue } from '../../../cli/author/edit/yaml-value.ts';
import { isFields, isItems, membersOf } from '../../../cli/author/edit/yaml-value.ts';
import { childPointer, parentPointer, segmentsOf } from '../../../cli/compile/schema/pointer.ts';
import type { FileKind } from '../../../cli/compile/schema/schema-node.ts';
import type { YamlDocument } from '../../../cli/compile/source/yaml-document.ts';
import type { Dice } from '../../compile/source/dice.ts';
import { randomScalar, randomValue } from './random-values.ts';

/** An edit of a document, and what the document is to hold after it. */
export interface Change {
  readonly says: string;
  readonly kind: 'set' | 'insert' | 'remove';
  readonly pointer: string;
  readonly after: string;
  readonly expected: YamlValue;
}

/** Undefined where what was picked cannot be done. */
export function randomChange(
  dice: Dice,
  document: YamlDocument,
  kind: FileKind,
): Change | undefined {
  const root = document.value as YamlValue;
  const pointers = [...allPointers(root, '')];
  const pointer = dice.pick(pointers);
  const old = at(root, pointer);
  const choice = dice.below(10);
  if (!isItems(old) && !isFields(old)) {
    if (choice > 1) return set(document, root, pointer, dice);
  } else if (choice < 5) {
    return insert(document, kind, root, pointer, dice);
  }
  return remove(document, root, pointer);
}

function set(document: YamlDocument, root: YamlValue, pointer: string, dice: Dice): Change {
  const value = randomScalar(dice);
  return {
    says: `set ${pointer} to ${JSON.stringify(value)}`,
    kind: 'set',
    pointer,
    after: setScalar(document, pointer, value).text,
    expected: changed(root, segmentsOf(pointer), () => value),
  };
}

function insert(
  document: YamlDocument,
  kind: FileKind,
  root: YamlValue,
  pointer: string,
  dice: Dice,
): Change {
  const value = randomValue(dice);
  const parent = at(root, pointer);
  const index = isItems(parent) ? dice.below(parent.length + 1) : 0;
  const below = dice.onceIn(3) ? '/new parent/new' : `/${dice.pick(['aNew', 'title', 'zNew'])}`;
  const isTaken = isFields(parent) && Object.hasOwn(parent, below.slice(1));
  const target = isTaken ? `${pointer}/newer` : `${pointer}${below}`;
  const whole = segmentsOf(target.slice(pointer.length));
  const field = whole.slice(1).reduceRight<YamlValue>((inner, name) => ({ [name]: inner }), value);
  return {
    says: `insert ${isItems(parent) ? `item ${index} into ${pointer}` : target}: ${JSON.stringify(value)}`,
    kind: 'insert',
    pointer,
    after: isItems(parent)
      ? insertItem(document, kind, pointer, index, value).text
      : insertField(document, kind, target, value).text,
    expected: changed(root, segmentsOf(pointer), (old) =>
      isItems(old)
        ? old.toSpliced(index, 0, value)
        : { ...Object.fromEntries(membersOf(old)), [whole[0] ?? '']: field },
    ),
  };
}

function remove(document: YamlDocument, root: YamlValue, pointer: string): Change | undefined {
  if (pointer === '') return undefined;
  const isItem = isItems(at(root, parentPointer(pointer)));
  const segments = segmentsOf(pointer);
  const expected = isItem ? without(root, segments) : withoutEmptied(root, segments);
  if (membersOf(expected).length === 0) return undefined;
  return {
    says: `remove ${pointer}`,
    kind: 'remove',
    pointer,
    after: (isItem ? removeItem : removeField)(document, pointer).text,
    expected,
  };
}

function* allPointers(value: YamlValue, pointer: string): Generator<string> {
  yield pointer;
  for (const [name, member] of membersOf(value))
    yield* allPointers(member, childPointer(pointer, name));
}

function at(root: YamlValue, pointer: string): YamlValue {
  return segmentsOf(pointer).reduce<YamlValue>(
    (value, segment) => new Map(membersOf(value)).get(segment) ?? null,
    root,
  );
}

function changed(
  value: YamlValue,
  [segment, ...rest]: readonly string[],
  change: (value: YamlValue) => YamlValue,
): YamlValue {
  if (segment === undefined) return change(value);
  const members = membersOf(value).map(
    ([name, member]) => [name, name === segment ? changed(member, rest, change) : member] as const,
  );
  return isItems(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

function without(root: YamlValue, segments: readonly string[]): YamlValue {
  const last = segments.at(-1);
  return changed(root, segments.slice(0, -1), (parent) => {
    const members = membersOf(parent).filter(([name]) => name !== last);
    return isItems(parent) ? members.map(([, member]) => member) : Object.fromEntries(members);
  });
}

function withoutEmptied(root: YamlValue, segments: readonly string[]): YamlValue {
  const rest = without(root, segments);
  const parents = segments.slice(0, -1);
  if (parents.length === 0) return rest;
  const pointer = parents.reduce(childPointer, '');
  return membersOf(at(rest, pointer)).length === 0 ? withoutEmptied(root, parents) : rest;
}
