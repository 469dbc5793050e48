import type { FileKind, SchemaNode } from './schema-node.ts';
import { rootNode } from './schema-node.ts';

/** A group of fields that the schemas know. */
export interface Scope {
  readonly file: FileKind;
  /** The names that lead to it from the top level; `*` for the entries of a list or the regions. */
  readonly path: readonly string[];
  readonly fields: ReadonlySet<string>;
}

let scopes: readonly Scope[] | undefined;

/** Every group of fields of both files, the outer ones before the inner ones. */
export function allScopes(): readonly Scope[] {
  scopes ??= (['regions', 'library'] as const).flatMap((file) =>
    scopesIn(file, [], rootNode(file)),
  );
  return scopes;
}

function scopesIn(file: FileKind, path: readonly string[], node: SchemaNode): readonly Scope[] {
  const { properties, additionalProperties, items } = node;
  if (items) return scopesIn(file, [...path, '*'], items);
  if (typeof additionalProperties === 'object') {
    return scopesIn(file, [...path, '*'], additionalProperties);
  }
  if (!properties) return [];
  const inner = Object.entries(properties).flatMap(([name, child]) =>
    scopesIn(file, [...path, name], child),
  );
  return [{ file, path, fields: new Set(Object.keys(properties)) }, ...inner];
}
