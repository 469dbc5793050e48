import { onceEach } from '../values/once.ts';
import type { Format } from './formats.ts';
import { childPointer, isObject } from './pointer.ts';
import type { SchemaNode } from './schema-node.ts';
import { childNode, nodesBelow } from './schema-node.ts';

/** A value, where it stands, and what the schema says of it there. */
class Place {
  constructor(
    readonly value: unknown,
    /** Undefined where the schema does not know the place. */
    readonly node: SchemaNode | undefined,
    private readonly name = '',
    private readonly above?: Place,
  ) {}

  /** What the schema says of the group or list that it is part of. */
  get parent(): SchemaNode | undefined {
    return this.above?.node;
  }

  /** Few of the many places are asked for it. */
  get pointer(): string {
    return this.above === undefined ? '' : childPointer(this.above.pointer, this.name);
  }
}

/** Every value in a value that holds no others, empty groups and lists included, as written. */
export function leavesOf(root: unknown, node?: SchemaNode): readonly Place[] {
  const leaves: Place[] = [];
  const visit = (place: Place): void => {
    const { value, node: own } = place;
    const names = isObject(value) ? Object.keys(value) : [];
    if (!isObject(value) || names.length === 0) leaves.push(place);
    else
      for (const name of names)
        visit(new Place(value[name], own && childNode(own, name), name, place));
  };
  visit(new Place(root, node));
  return leaves;
}

type TextChange = (text: string) => string;

/** The same value with its texts changed; what holds none that change stays itself. */
export function mapTexts<T>(value: T, change: TextChange): T;
export function mapTexts(value: unknown, change: TextChange): unknown {
  if (typeof value === 'string') return change(value);
  if (!isObject(value)) return value;
  // Plain loops, since they run for all texts of all regions.
  if (Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, change));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  let changed: Record<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const child = mapTexts(value[name], change);
    if (child !== value[name]) (changed ??= { ...value })[name] = child;
  }
  return changed ?? value;
}

/** A text, and its place in the value that was asked for. */
export interface SelectedText {
  readonly pointer: string;
  readonly text: string;
}

/** Every text of a value that holds a mark, in the order they are written. */
export function textsWith(mark: RegExp, root: unknown): readonly SelectedText[] {
  return leavesOf(root).flatMap((place) =>
    typeof place.value === 'string' && mark.test(place.value)
      ? [{ pointer: place.pointer, text: place.value }]
      : [],
  );
}

/** The texts of a value that its schema gives a format. */
export function textsOfFormat(format: Format, root: unknown, node: SchemaNode): readonly string[] {
  // Few groups hold any, and no other is looked through.
  const mayHold = onceEach((each: SchemaNode): boolean => {
    return each.format === format || nodesBelow(each).some(mayHold);
  });
  const visit = (value: unknown, own: SchemaNode | undefined): readonly string[] => {
    if (own === undefined || !mayHold(own)) return [];
    if (typeof value === 'string') return own.format === format ? [value] : [];
    if (!isObject(value)) return [];
    return Object.keys(value).flatMap((name) => visit(value[name], childNode(own, name)));
  };
  return visit(root, node);
}
