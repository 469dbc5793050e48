import type { Format } from './formats.ts';
import { childOf } from './pointer.ts';
import type { SchemaNode } from './schema-node.ts';

/** The names that lead to a value; `*` for the items of a list. */
type Path = readonly string[];

/**
 * Finds the texts of a value that its schema gives a format, in the order of the schema. Their places are looked up once,
 * since the values of all regions are searched.
 */
export function textsOfFormat(
  format: Format,
  schema: SchemaNode,
): (value: unknown) => readonly string[] {
  const paths = [...pathsTo(format, schema, [])];
  return (value) => paths.flatMap((path) => textsAt(value, path));
}

function* pathsTo(format: Format, node: SchemaNode, path: Path): Generator<Path> {
  if (node.format === format) yield path;
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    yield* pathsTo(format, child, [...path, name]);
  }
  if (node.items) yield* pathsTo(format, node.items, [...path, '*']);
}

function textsAt(value: unknown, [name, ...rest]: Path): readonly string[] {
  if (name === undefined) return typeof value === 'string' ? [value] : [];
  if (name !== '*') return textsAt(childOf(value, name), rest);
  return Array.isArray(value) ? value.flatMap((item) => textsAt(item, rest)) : [];
}
