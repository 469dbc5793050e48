import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { childOf, childPointer, lastSegment, parentPointer, valueAt } from '../pointer.ts';
import { canBe, isOneValue, nodeAt } from '../schema-node.ts';
import { belongsIn } from './fitting-fields.ts';
import type { SchemaError } from './schema-error.ts';
import { atName } from './schema-error.ts';

/** One error for all fields of a group whose own line is missing, at the first of them. */
export function findLostParents(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const places = new Set(unknown.map(placeOf));
  return [...places].flatMap((place) => {
    const lost = lostParentOf(
      unknown.filter((error) => placeOf(error) === place),
      errors,
    );
    const [first] = lost?.fields ?? [];
    if (lost === undefined || first === undefined) return [];
    const others = lost.fields.flatMap((field) => [field, ...withItsItem(field, errors)]);
    const affects = [lost.pointer, ...others.map(pathOf)];
    return { ...first, keyword: 'lostParent' as const, lostParent: lost.pointer, affects };
  });
}

function pathOf({ pointer, name }: SchemaError): string {
  return name === '' ? pointer : childPointer(pointer, name);
}

/** Where a field stands: its group or, as items lose the name of their list together, the list. */
function placeOf({ document, pointer }: SchemaError): string {
  const list = parentPointer(pointer);
  return Array.isArray(valueAt(document.value, list)) ? list : pointer;
}

/** What else is wrong with the item that a field stands in. */
function withItsItem(error: SchemaError, errors: readonly SchemaError[]): readonly SchemaError[] {
  const { pointer } = error;
  if (placeOf(error) === pointer) return [];
  return errors.filter((each) => `${each.pointer}/`.startsWith(`${pointer}/`));
}

/** The group around or in a place that most unknown fields belong in, if the file lacks it. */
function lostParentOf(fields: readonly SchemaError[], errors: readonly SchemaError[]) {
  const parents = absentGroups(fields[0]).map((pointer) => {
    return { pointer, fields: fields.filter((field) => isFieldOf(pointer, field)) };
  });
  const [most] = parents.toSorted((a, b) => b.fields.length - a.fields.length);
  const isNeeded = most && missing(most.pointer, errors) !== undefined;
  return most && most.fields.length > (isNeeded ? 0 : 1) ? most : undefined;
}

/** The groups that a place and those around it could have and lack; the nearest come first. */
function absentGroups(error: SchemaError | undefined): readonly string[] {
  if (error === undefined) return [];
  const { file, pointer, document } = error;
  const { properties = {} } = nodeAt(file, pointer) ?? {};
  const group = valueAt(document.value, pointer);
  const absent = Object.keys(properties).filter((name) => childOf(group, name) === undefined);
  const around = pointer === '' ? [] : absentGroups({ ...error, pointer: parentPointer(pointer) });
  return [...absent.map((name) => childPointer(pointer, name)), ...around];
}

function isFieldOf(parent: string, error: SchemaError): boolean {
  const name = error.name;
  const node = nodeAt(error.file, parent);
  if (node === undefined || isOneValue(node)) return false;
  const isItem = placeOf(error) !== error.pointer;
  const group = isItem ? node.items : node;
  return canBe(group, 'object') && belongsIn(group ?? {}, name, childOf(error.value, name));
}

function missing(group: string, errors: readonly SchemaError[]): SchemaError | undefined {
  return errors.find(({ keyword, pointer, name }) => {
    return keyword === 'required' && childPointer(pointer, name) === group;
  });
}

export function explainLostParent(error: SchemaError): Diagnostic {
  const { lostParent = '', affects = [] } = error;
  return atName(error, 'missing-parent', { name: lastSegment(lostParent) }, { affects });
}
