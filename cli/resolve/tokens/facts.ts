import type { FileKind, SchemaNode } from '../../schema/schema-node.ts';
import { childNode, nodeAt } from '../../schema/schema-node.ts';
import { childPointer, isObject, valueAt } from '../../schema/pointer.ts';
import { onceEach } from '../once.ts';

/** A value that texts print by token (docs/product.md R9). */
export interface Fact {
  readonly token: string;
  /** JSON Pointer below the group that it is looked for in. */
  readonly pointer: string;
  readonly text: string;
}

/**
 * The facts of a group of a file. The schema says `token` of each: of a single value that is the token's name, of a group
 * what the names of its values begin with, as in `claims.careers`.
 */
export function listFacts(group: object, file: FileKind, pointer: string): readonly Fact[] {
  const fields = fieldsWithTokens(nodeAt(file, pointer) ?? {});
  return fields.flatMap((field) => [...factsAt(valueAt(group, field.pointer), field)]);
}

interface TokenField {
  readonly pointer: string;
  readonly token: string;
  readonly isGroup: boolean;
}

function* factsAt(value: unknown, { token, pointer, isGroup }: TokenField): Generator<Fact> {
  if (!isGroup && value !== undefined) yield { token, pointer, text: shown(value) };
  if (!isGroup || !isObject(value)) return;
  for (const [name, each] of Object.entries(value))
    if (typeof each === 'string' || typeof each === 'number')
      yield { token: `${token}.${name}`, pointer: childPointer(pointer, name), text: shown(each) };
}

const fieldsWithTokens = onceEach((node: SchemaNode) => [...tokenFieldsIn(node, '')]);

function* tokenFieldsIn({ properties = {} }: SchemaNode, group: string): Generator<TokenField> {
  for (const [name, node] of Object.entries(properties)) {
    const { token } = node;
    const pointer = childPointer(group, name);
    if (token === undefined) yield* tokenFieldsIn(node, pointer);
    else yield { pointer, token, isGroup: node.properties !== undefined };
  }
}

/** Whether a place holds a fact, or something in it does, so that its text can hold no token of such facts itself. */
export function isFact(file: FileKind, segments: readonly string[]): boolean {
  let node = nodeAt(file, '');
  return segments.some((segment) => {
    node = node && childNode(node, segment);
    return node?.token !== undefined;
  });
}

/** A fact as texts print it: thousands are separated by commas. */
export function shown(value: unknown): string {
  if (typeof value !== 'number') return String(value);
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
