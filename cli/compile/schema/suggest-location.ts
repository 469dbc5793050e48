import { describeLocation } from './describe.ts';
import { comparable } from './nearest.ts';
import { childOf, childPointer, parentPointer, segmentsOf, valueAt } from './pointer.ts';
import type { FileKind, SchemaNode } from './schema-node.ts';
import { nodeAt, rootNode } from './schema-node.ts';
import { belongsIn } from './schema-errors/fitting-fields.ts';

/** A place where a field that stands elsewhere belongs. */
export interface SuggestedLocation {
  /** To be read after "in": `"contacts" of "site"`. */
  readonly words: string;
  /** Where the field would be, if there is only one such place. */
  readonly pointer?: string;
  /** The name of the group where that stands beside the field. */
  readonly beside?: string;
}

/** More places than that say nothing about where a field was meant to stand. */
const most = 3;

/** Where an unknown field belongs: the likeliest places, or none. */
export function suggestLocations(
  name: string,
  file: FileKind,
  pointer: string,
  root: unknown,
): readonly SuggestedLocation[] {
  const around = ancestorsOf(file, pointer, name, root);
  if (around.length > 0) return around;
  const knowing = allScopes().filter((scope) => scope.fields.has(name));
  const likeliest = likelinesses(file, segmentsOf(pointer))
    .map((isLikely) => knowing.filter(isLikely))
    .find((scopes) => scopes.length > 0);
  const few = likeliest !== undefined && likeliest.length <= most ? likeliest : [];
  const place = segmentsOf(pointer);
  const below = knowing.filter((scope) => scope.file === file && isRightBelow(scope, place));
  const all = [...new Set([...below, ...few])];
  return all.length <= most ? all.map((scope) => locationIn(scope, name, file)) : [];
}

/** Whether a group belongs in the place, so that only its name may be missing above the field. */
function isRightBelow({ path }: Scope, place: readonly string[]): boolean {
  const around = path.slice(0, -1);
  return (
    path.at(-1) !== '*' &&
    around.length === place.length &&
    around.every((name, index) => name === '*' || name === place[index])
  );
}

/** The group written beside a field that knows it, as the kind of a block does its title. */
export function suggestLocationBeside(
  name: string,
  file: FileKind,
  pointer: string,
  root: unknown,
): SuggestedLocation | undefined {
  const names = Object.keys(Object(valueAt(root, pointer))).filter((key) =>
    Object.hasOwn(nodeAt(file, childPointer(pointer, key))?.properties ?? {}, name),
  );
  const [beside] = names;
  if (beside === undefined || names.length > 1) return undefined;
  const group = childPointer(pointer, beside);
  return { words: describeLocation(file, group), pointer: childPointer(group, name), beside };
}

/**
 * The group that a field belongs in if it is indented too little: it ends right above the field,
 * and needs the field, is a named entry, such as a region, or consists of entries like the field's
 * value. If several do, the outermost.
 *
 * @param root The value of the whole file.
 */
export function suggestLocationAbove(
  name: string,
  file: FileKind,
  pointer: string,
  root: unknown,
): SuggestedLocation | undefined {
  const beside = valueAt(root, pointer);
  const names = Object.keys(Object(beside));
  let last = names[names.indexOf(name) - 1];
  for (let at = pointer; last !== undefined; last = Object.keys(Object(valueAt(root, at))).at(-1)) {
    const isAnyName = isOfManyFields(nodeAt(file, at)?.additionalProperties);
    at = childPointer(at, last);
    const isEntry = isEntryAt(file, at, name, childOf(beside, name));
    const field = isEntry
      ? name
      : absentField(name, nodeAt(file, at), valueAt(root, at), isAnyName);
    if (field !== undefined) {
      return { words: describeLocation(file, at), pointer: childPointer(at, field) };
    }
  }
  return undefined;
}

/** The group of named entries around a place, if the field stands in one of them as its like. */
export function suggestEntriesAround(
  name: string,
  file: FileKind,
  pointer: string,
  value: unknown,
): SuggestedLocation | undefined {
  const around = parentPointer(pointer);
  return isEntryAt(file, around, name, value)
    ? { words: describeLocation(file, around), pointer: childPointer(around, name) }
    : undefined;
}

/** Whether a group consists of named entries, and the value looks like one of them. */
function isEntryAt(file: FileKind, group: string, name: string, value: unknown): boolean {
  return belongsIn({ ...nodeAt(file, group), properties: {} }, name, value);
}

/** Whether what a group names are groups of fields, and none that consists of one alone. */
function isOfManyFields(entry: SchemaNode['additionalProperties']): boolean {
  return typeof entry === 'object' && entry.minProperties !== 1;
}

/** The field of this name that a group lacks, and needs; a named entry need not need it. */
function absentField(
  name: string,
  { properties = {}, required = [] }: SchemaNode = {},
  group: unknown,
  isAnyName: boolean,
): string | undefined {
  const field = Object.keys(properties).find((known) => comparable(known) === comparable(name));
  if (field === undefined || typeof group === 'string') return undefined;
  const isNeeded = group === null || isAnyName || required.includes(field);
  return isNeeded && childOf(group, field) === undefined ? field : undefined;
}

/** The nearest group around the place that knows the field: a slip of the indentation. */
function ancestorsOf(
  file: FileKind,
  pointer: string,
  name: string,
  root: unknown,
): readonly SuggestedLocation[] {
  for (let at = pointer; at !== ''; at = parentPointer(at)) {
    const parent = parentPointer(at);
    const isKnown = Object.hasOwn(nodeAt(file, parent)?.properties ?? {}, name);
    if (isKnown && childOf(valueAt(root, parent), name) === undefined) {
      return [{ words: describeLocation(file, parent), pointer: childPointer(parent, name) }];
    }
  }
  return [];
}

/** The likeliest first: defaults for a region and vice versa, a group of the top level, … */
function likelinesses(
  file: FileKind,
  [top]: readonly string[],
): readonly ((scope: Scope) => boolean)[] {
  const here = (scope: Scope) => scope.file === file;
  const partner = top === 'defaults' ? 'regions.*' : top === 'regions' ? 'defaults' : undefined;
  return [
    (scope) => here(scope) && scope.path.join('.') === partner,
    (scope) => here(scope) && (scope.path.length < 2 || scope.path.join('.') === 'regions.*'),
    (scope) => here(scope) && scope.path[0] === top,
    here,
    (scope) => scope.path.length < 2,
    () => true,
  ];
}

function locationIn(scope: Scope, name: string, file: FileKind): SuggestedLocation {
  const elsewhere = scope.file !== file && scope.path.length > 0 ? ` in ${scope.file}.yaml` : '';
  const words = describePath(scope.file, scope.path) + elsewhere;
  const isSingle = scope.file === file && !scope.path.includes('*');
  return isSingle ? { words, pointer: ['', ...scope.path, name].join('/') } : { words };
}

function describePath(file: FileKind, path: readonly string[]): string {
  const last = path.at(-1);
  const parent = path.slice(0, -1);
  if (last === undefined) return describeLocation(file, '');
  if (parent.length === 0) return `"${last}"`;
  if (last !== '*') return `"${last}" of ${describePath(file, parent)}`;
  return parent.join('.') === 'regions' ? 'a region' : `an entry of ${describePath(file, parent)}`;
}

/** A group of fields that the schemas know. */
interface Scope {
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
  const { properties, additionalProperties: others, items = others } = node;
  if (typeof items === 'object') return scopesIn(file, [...path, '*'], items);
  if (!properties) return [];
  const inner = Object.entries(properties).flatMap(([name, child]) =>
    scopesIn(file, [...path, name], child),
  );
  return [{ file, path, fields: new Set(Object.keys(properties)) }, ...inner];
}
