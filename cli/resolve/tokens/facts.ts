import type { FileKind, SchemaNode } from '../../schema/schema-node.ts';
import { childNode, nodeAt } from '../../schema/schema-node.ts';
import { isMap } from '../merge.ts';

/** What a text's tokens stand for, by name. */
export type TokenValues = ReadonlyMap<string, string>;

/**
 * The facts of a group that texts print by token (docs/product.md R9). The schema says `token` of each: of a single value
 * that is the token's name, of a group what the names of its values begin with, as in `claims.careers`.
 */
export function factTokens(group: object, file: FileKind, pointer: string): TokenValues {
  const node = nodeAt(file, pointer);
  return new Map(node === undefined ? [] : factsOf(group, node));
}

/** Whether a place holds a fact, or something in it does, so that its text can hold no token of such facts itself. */
export function isFact(file: FileKind, segments: readonly string[]): boolean {
  let node = nodeAt(file, '');
  return segments.some((segment) => {
    node = node && childNode(node, segment);
    return node?.token !== undefined;
  });
}

/** The names that the schema gives to the facts of a group, whether they are written or not. */
export function factNames({ type, token, properties }: SchemaNode): readonly string[] {
  if (properties === undefined) return token === undefined || type === 'array' ? [] : [token];
  return token === undefined
    ? Object.values(properties).flatMap(factNames)
    : Object.entries(properties).flatMap(([name, { type: kind }]) =>
        kind === 'array' ? [] : [`${token}.${name}`],
      );
}

function* factsOf(group: object, node: SchemaNode): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(group)) {
    const child = childNode(node, name) ?? {};
    if (child.token === undefined) {
      if (isMap(value)) yield* factsOf(value, child);
    } else if (child.properties === undefined) yield [child.token, shown(value)];
    else if (isMap(value)) yield* valuesOf(value, child.token);
  }
}

function* valuesOf(group: object, prefix: string): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(group))
    if (typeof value === 'string' || typeof value === 'number')
      yield [`${prefix}.${name}`, shown(value)];
}

/** Thousands are separated by commas. */
function shown(value: unknown): string {
  return typeof value === 'number' ? withCommas(value) : String(value);
}

function withCommas(figure: number): string {
  const [whole = '', fraction] = String(figure).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
