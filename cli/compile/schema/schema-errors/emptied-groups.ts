import { rangeOf } from '../../../diagnostics/span.ts';
import { childOf, childPointer, parentPointer } from '../pointer.ts';
import { nodeAt } from '../schema-node.ts';
import { fieldsMeant } from './field-names.ts';
import { belongsIn } from './fitting-fields.ts';
import type { SchemaError } from './schema-error.ts';

/** One error for a group beside its fields: at a name that is too deep, or the first field. */
export function withoutEmptied(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unknown = errors.filter(isUnknownField);
  const emptied = new Map(
    unknown.map((error) => [error, emptiedGroupAbove(error, unknown)] as const),
  );
  const groups = new Map(
    [...emptied.values()].flatMap((group) => (group ? [[group.pointer, group] as const] : [])),
  );
  return errors.flatMap((error) => {
    const above = emptied.get(error);
    if (above) return above.isTooDeep || above.firstField !== error.name ? [] : [error];
    const group = error.value === null ? groups.get(error.pointer) : undefined;
    if (!group) return [error];
    return group.isTooDeep ? [{ ...error, fieldBelow: group.firstField }] : [];
  });
}

function isUnknownField({ keyword }: SchemaError): boolean {
  return keyword === 'additionalProperties';
}

/** How much deeper fields are indented than the name above them. */
const indentation = 2;

/**
 * The group that an unknown field belongs in, if that stands above it without a value, the first
 * field that does so too, and whether its name is too deep rather than the fields not deep enough.
 */
function emptiedGroupAbove(error: SchemaError, unknown: readonly SchemaError[]) {
  const { file, pointer, value } = error;
  const beside = unknown.filter((other) => other.pointer === pointer);
  const names = Object.keys(Object(value));
  let firstField = error.name;
  for (const name of names.slice(0, names.indexOf(firstField)).reverse()) {
    const own = beside.find((other) => other.name === name);
    if (childOf(value, name) === null) {
      const path = childPointer(pointer, name);
      const meant = own === undefined ? path : fieldsMeant(own)[0];
      const node = meant === undefined ? undefined : nodeAt(file, meant);
      const field = error.name;
      if (!node || !belongsIn(node, field, childOf(value, field))) return undefined;
      return { pointer: path, firstField, isTooDeep: own !== undefined || isTooDeep(error, path) };
    }
    if (own === undefined) return undefined;
    firstField = name;
  }
  return undefined;
}

function isTooDeep({ document }: SchemaError, pointer: string): boolean {
  const columnOf = (at: string): number => rangeOf(document.locate(at, 'key')).start.column;
  return columnOf(pointer) - columnOf(parentPointer(pointer)) > indentation;
}
