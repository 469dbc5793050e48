import type { FileKind, SchemaNode } from '../../schema/schema-node.ts';
import { childNode, nodeAt } from '../../schema/schema-node.ts';
import { isMap } from '../layers.ts';
import { childPointer } from '../../schema/pointer.ts';

/** What a text's tokens stand for, by name. */
export type TokenValues = ReadonlyMap<string, string>;

/**
 * The facts of a group that texts print by token (docs/product.md R9). The schema says `token` of each: of a single value
 * that is the token's name, of a group what the names of its values begin with, as in `claims.careers`.
 */
export function factTokens(group: object, file: FileKind, pointer: string): TokenValues {
  const facts = listFacts(group, file, pointer);
  return new Map(facts.map(({ token, value }) => [token, shown(value)]));
}

/** Where the facts of a group stand, by the tokens that print them: JSON Pointers below the group. */
export function factPlaces(
  group: object,
  file: FileKind,
  pointer: string,
): ReadonlyMap<string, string> {
  return new Map(listFacts(group, file, pointer).map(({ token, place }) => [token, place]));
}

/** Whether a place holds a fact, or something in it does, so that its text can hold no token of such facts itself. */
export function isFact(file: FileKind, segments: readonly string[]): boolean {
  let node = nodeAt(file, '');
  return segments.some((segment) => {
    node = node && childNode(node, segment);
    return node?.token !== undefined;
  });
}

interface Fact {
  readonly token: string;
  readonly value: unknown;
  /** JSON Pointer below the group. */
  readonly place: string;
}

function listFacts(group: object, file: FileKind, pointer: string): readonly Fact[] {
  const node = nodeAt(file, pointer);
  return node === undefined ? [] : [...factsOf(group, node, '')];
}

function* factsOf(group: object, node: SchemaNode, pointer: string): Generator<Fact> {
  for (const [name, value] of Object.entries(group)) {
    const child = childNode(node, name) ?? {};
    const place = childPointer(pointer, name);
    if (child.token === undefined) {
      if (isMap(value) && holdsFacts(child)) yield* factsOf(value, child, place);
    } else if (child.properties === undefined) yield { token: child.token, value, place };
    else if (isMap(value)) yield* valuesOf(value, child.token, place);
  }
}

/** Answers of `holdsFacts`, which is asked of each field many times. */
const known = new WeakMap<SchemaNode, boolean>();

/** Whether anything in a group has a token: most groups of the content need not be looked through, in any region. */
function holdsFacts(node: SchemaNode): boolean {
  const { token, properties = {}, additionalProperties: others } = node;
  const children = [...Object.values(properties), ...(typeof others === 'object' ? [others] : [])];
  const holds = known.get(node) ?? (token !== undefined || children.some(holdsFacts));
  known.set(node, holds);
  return holds;
}

function* valuesOf(group: object, prefix: string, pointer: string): Generator<Fact> {
  for (const [name, value] of Object.entries(group))
    if (typeof value === 'string' || typeof value === 'number')
      yield { token: `${prefix}.${name}`, value, place: childPointer(pointer, name) };
}

/** A fact as texts print it: thousands are separated by commas. */
export function shown(value: unknown): string {
  return typeof value === 'number' ? withCommas(value) : String(value);
}

function withCommas(figure: number): string {
  const [whole = '', fraction] = String(figure).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
