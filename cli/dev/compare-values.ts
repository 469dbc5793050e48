import type { Format } from '../schema/formats.ts';
import { childPointer } from '../schema/pointer.ts';
import type { FileKind, SchemaNode, SchemaPlace } from '../schema/schema-node.ts';
import { childNode, rootNode } from '../schema/schema-node.ts';

/** A value in which other texts and figures stand in the places of the earlier ones. */
export interface ChangedValue<T> {
  readonly value: T;
  /** JSON Pointers of those texts and figures. */
  readonly changed: readonly string[];
}

/**
 * Compares the value of a file with the one that it had before. Undefined where they differ in anything but texts and
 * figures: in what there is, in names, links or assets.
 */
export function compareValues<T>(
  file: FileKind,
  before: T,
  after: unknown,
): ChangedValue<T> | undefined {
  const changed: string[] = [];
  const root = { node: rootNode(file), pointer: '' };
  return isSameBut(before, after, root, changed) ? { value: after, changed } : undefined;
}

/** Lists are groups by their indices. */
type Group = Readonly<Record<string, unknown>>;

function isSameBut<T>(
  before: T,
  after: unknown,
  place: SchemaPlace,
  changed: string[],
): after is T {
  if (before === after) return true;
  if (isGroup(before) && isGroup(after)) return areSameBut(before, after, place, changed);
  if (!isTextOrFigure(place.node) || typeof before !== typeof after) return false;
  changed.push(place.pointer);
  return true;
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null;
}

function areSameBut(
  before: Group,
  after: Group,
  { node, pointer }: SchemaPlace,
  changed: string[],
): boolean {
  const names = Object.keys(before);
  const others = Object.keys(after);
  if (names.length !== others.length || names.some((name, at) => name !== others[at])) return false;
  return names.every((name) => {
    const [inner, other] = [before[name], after[name]];
    if (inner === other) return true;
    const place = { pointer: childPointer(pointer, name), node: node && childNode(node, name) };
    return isSameBut(inner, other, place, changed);
  });
}

const textFormats: readonly unknown[] = ['text', 'prose'] satisfies readonly Format[];

function isTextOrFigure(node: SchemaNode | undefined): boolean {
  const { type, format } = node ?? {};
  return textFormats.includes(format) || type === 'number' || type === 'integer';
}
