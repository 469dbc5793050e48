import { positionAt } from '../../diagnostics/span.ts';
import { childPointer, childOf, parentPointer } from '../pointer.ts';
import type { SchemaNode } from '../schema-node.ts';
import { nodeAt } from '../schema-node.ts';
import type { SchemaError } from './schema-error.ts';
import { fieldsMeant, unknownName } from './unknown-field.ts';

/** A group without a value, because what belongs in it is indented no deeper than its name. */
export interface EmptiedGroup {
  readonly pointer: string;
  /** The first field that belongs in it, as the place knows it that it stands in. */
  readonly firstField: string;
  /** Whether its name is indented too deep, rather than the fields too little. */
  readonly isTooDeep: boolean;
}

/** How much deeper fields are indented than the name above them. */
const indentation = 2;

/** The group that an unknown field belongs in, if that stands above it without a value. */
export function emptiedGroupAbove(
  error: SchemaError,
  unknown: readonly SchemaError[],
): EmptiedGroup | undefined {
  const { file, pointer, value } = error;
  const beside = unknown.filter((other) => other.pointer === pointer);
  const names = Object.keys(Object(value));
  let firstField = unknownName(error);
  for (const name of names.slice(0, names.indexOf(firstField)).reverse()) {
    const own = beside.find((other) => unknownName(other) === name);
    if (childOf(value, name) === null) {
      const path = childPointer(pointer, name);
      const meant = own === undefined ? path : fieldsMeant(own)[0];
      const node = meant === undefined ? undefined : nodeAt(file, meant);
      if (!belongsIn(node, error)) return undefined;
      return { pointer: path, firstField, isTooDeep: own !== undefined || isTooDeep(error, path) };
    }
    if (own === undefined) return undefined;
    firstField = name;
  }
  return undefined;
}

/** Whether a group has such a field, or entries of any name that need what the field holds. */
function belongsIn(
  { properties = {}, additionalProperties }: SchemaNode = {},
  error: SchemaError,
): boolean {
  const name = unknownName(error);
  if (Object.hasOwn(properties, name)) return true;
  if (typeof additionalProperties !== 'object') return false;
  const { required = [] } = additionalProperties;
  return (
    required.length > 0 &&
    required.every((field) => childOf(childOf(error.value, name), field) !== undefined)
  );
}

function isTooDeep({ document }: SchemaError, pointer: string): boolean {
  const [own, parent] = [pointer, parentPointer(pointer)].map((at) => {
    const { file, start } = document.locate(at, 'key');
    return positionAt(file, start).column;
  });
  return own !== undefined && parent !== undefined && own - parent > indentation;
}
