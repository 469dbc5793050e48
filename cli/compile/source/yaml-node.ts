import type { Extent } from '../../diagnostics/span.ts';

/** What a YAML file holds, with the place of each thing. */
export type YamlNode = YamlScalar | YamlMap | YamlList;

export type ScalarValue = string | number | boolean | null;

export interface YamlScalar extends Extent {
  readonly kind: 'scalar';
  readonly value: ScalarValue;
  /** Typed in quotes, or as a block of text after `|` or `>`: a text whatever it looks like. */
  readonly quoted: boolean;
}

export interface YamlMap extends Extent {
  readonly kind: 'map';
  /** Written by indentation, not in brackets. */
  readonly block: boolean;
  readonly entries: ReadonlyMap<string, YamlEntry>;
}

export interface YamlList extends Extent {
  readonly kind: 'list';
  /** Written with dashes, not in brackets. */
  readonly block: boolean;
  readonly items: readonly YamlNode[];
}

/** One `key: value` of a map, at its key. */
export interface YamlEntry extends Extent {
  readonly value: YamlNode;
}

/** The node as plain JavaScript values; a field may be called `__proto__`. */
export function toValue(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(toValue);
  return Object.fromEntries(
    Array.from(node.entries, ([name, { value }]) => [name, toValue(value)]),
  );
}

/** The names and the values of a node, and where they are typed. */
export function* textsOf(node: YamlNode): Iterable<readonly [string, Extent]> {
  if (node.kind === 'scalar') yield [String(node.value), node];
  else if (node.kind === 'list') for (const item of node.items) yield* textsOf(item);
  else
    for (const [text, entry] of node.entries) {
      yield [text, entry];
      yield* textsOf(entry.value);
    }
}
