import { childOf, childPointer, parentPointer } from '../pointer.ts';
import { emptiedGroupAbove } from './emptied-group.ts';
import type { SchemaError } from './schema-error.ts';
import { fieldsMeant, unknownName } from './unknown-field.ts';

/**
 * The schema errors that say something of their own, without those that only follow from others. `lost` are the JSON
 * Pointers of fields that became part of a text.
 */
export function withoutFollowing(
  errors: readonly SchemaError[],
  lost: readonly string[],
): readonly SchemaError[] {
  return withoutMeant(withoutEmptied(withoutRepeated(errors)), lost);
}

/** Of the schema errors of one value, those that come from another: a wrong type breaks every other rule as well. */
const following: Readonly<Record<string, readonly string[]>> = {
  type: ['const', 'enum', 'format', 'minLength', 'maxLength'],
  minLength: ['format'],
  contains: ['minItems', 'contains'],
};

function withoutRepeated(errors: readonly SchemaError[]): readonly SchemaError[] {
  const dropped = new Map<string, Set<string>>();
  return errors.toSorted(byRank).filter(({ pointer, keyword }) => {
    const here = dropped.get(pointer) ?? new Set();
    if (here.has(keyword)) return false;
    dropped.set(pointer, new Set([...here, ...(following[keyword] ?? [])]));
    return true;
  });
}

function byRank(a: SchemaError, b: SchemaError): number {
  const ranks = Object.keys(following);
  return rankIn(ranks, a) - rankIn(ranks, b);
}

function rankIn(ranks: readonly string[], { keyword }: SchemaError): number {
  const rank = ranks.indexOf(keyword);
  return rank === -1 ? ranks.length : rank;
}

/** Where a group and its fields stand side by side, one error: at the name that is indented too deep, or the first field. */
function withoutEmptied(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unknown = errors.filter(isUnknownField);
  const emptied = new Map(
    unknown.map((error) => [error, emptiedGroupAbove(error, unknown)] as const),
  );
  const groups = new Map(
    [...emptied.values()].flatMap((group) => (group ? [[group.pointer, group] as const] : [])),
  );
  return errors.flatMap((error) => {
    const above = emptied.get(error);
    if (above) return above.isTooDeep || above.firstField !== unknownName(error) ? [] : [error];
    const group = error.value === null ? groups.get(error.pointer) : undefined;
    if (!group) return [error];
    return group.isTooDeep ? [{ ...error, fieldBelow: group.firstField }] : [];
  });
}

/** Without the fields that are missing because they were typed elsewhere, and the groups that are empty without them. */
function withoutMeant(
  errors: readonly SchemaError[],
  lost: readonly string[],
): readonly SchemaError[] {
  const unknown = errors.filter(isUnknownField);
  const meant = new Set([
    ...unknown.flatMap(fieldsMeant),
    ...unknown.flatMap(fieldsTakenAlong),
    ...lost,
  ]);
  const filled = new Set([...meant].map(parentPointer));
  return errors.filter(({ keyword, pointer, parameters: { missingProperty }, value }) => {
    if (missingProperty !== undefined) return !meant.has(childPointer(pointer, missingProperty));
    return keyword !== 'type' || value !== null || !filled.has(pointer);
  });
}

/** A group that is indented too little takes in the fields below it, which are missing where it belongs. */
function fieldsTakenAlong(error: SchemaError): readonly string[] {
  const group = childOf(error.value, unknownName(error));
  const names = typeof group === 'object' && group !== null ? Object.keys(group) : [];
  // A name that is only misspelt stands where it belongs.
  const elsewhere = fieldsMeant(error)
    .map(parentPointer)
    .filter((parent) => parent !== error.pointer);
  return elsewhere.flatMap((parent) => names.map((name) => childPointer(parent, name)));
}

function isUnknownField({ keyword }: SchemaError): boolean {
  return keyword === 'additionalProperties';
}
