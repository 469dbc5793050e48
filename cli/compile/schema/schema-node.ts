import { schemas } from './compiled.ts';
import type { Format } from './formats.ts';
import { segmentsOf } from './pointer.ts';

/** The two files that a marketer edits. */
export type FileKind = 'regions' | 'library';

/** What the schema says of a value: the part of JSON Schema that fields are looked up by. */
export interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly format?: Format;
  /** Whether the link is an address that scripts send to, which no visitor follows. */
  readonly called?: boolean;
  /** Whose names the text is one of; those of editions are keys of regions, and `generic`. */
  readonly names?: 'regions' | 'editions' | 'pages' | 'notices';
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly description?: string;
  /** Other names that people write; messages lead from them to the field. Fields may share one. */
  readonly alsoCalled?: readonly string[];
  /** Whether values in the group may hold for a time; `false` excepts a value with those in it. */
  readonly timed?: boolean;
  /** Whether every field of the group is needed where nothing is inherited. */
  readonly complete?: boolean;
  /** The token that prints the value, or what the tokens of a group's values begin with. */
  readonly token?: string;
  /** Words in single braces that the text must hold, which the page replaces. */
  readonly placeholders?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Up to how many characters a text is read at a glance, tokens filled in. */
  readonly bestLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Names of limits, for ranges without a gap; the first starts at 0, the last has no end. */
  readonly ranges?: { readonly from: string; readonly to: string };
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly propertyNames?: SchemaNode;
  /** `false` where only the listed fields exist. */
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
}

export function rootNode(file: FileKind): SchemaNode {
  return schemas[file];
}

/** The schema of a field or an item; undefined where there is none. */
export function childNode(node: SchemaNode, segment: string): SchemaNode | undefined {
  const { properties, additionalProperties, items } = node;
  if (properties && Object.hasOwn(properties, segment)) return properties[segment];
  if (typeof additionalProperties === 'object') return additionalProperties;
  return items;
}

export function nodesBelow({ properties, additionalProperties, items }: SchemaNode) {
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...Object.values(properties ?? {}), ...others, ...(items ? [items] : [])];
}

/** Whether a value may be of a kind, such as `array`, alone or beside others. */
export function canBe(node: SchemaNode | undefined, kind: string): boolean {
  return [node?.type].flat().includes(kind);
}

/**
 * Whether a value is replaced whole, as it can be a single text or a group, such as a picture
 * (docs/product.md R3); not where it can be a list.
 */
export function isOneValue(node: SchemaNode | undefined): boolean {
  return Array.isArray(node?.type) && !canBe(node, 'array');
}

/** Whether the value at a JSON Pointer may hold for a time. */
export function mayBeTimed(file: FileKind, pointer: string): boolean {
  let node: SchemaNode | undefined = schemas[file];
  let isTimed = false;
  for (const segment of segmentsOf(pointer)) {
    const around: SchemaNode | undefined = node;
    node = around && childNode(around, segment);
    isTimed = (around?.timed ?? isTimed) && node?.timed !== false;
  }
  return isTimed;
}

/** The schema of the value at a JSON Pointer of a file; undefined where there is none. */
export function nodeAt(file: FileKind, pointer: string): SchemaNode | undefined {
  let node: SchemaNode | undefined = schemas[file];
  for (const segment of segmentsOf(pointer)) node = node && childNode(node, segment);
  return node;
}
