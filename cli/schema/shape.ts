import commonSchema from './common.schema.json' with { type: 'json' };
import librarySchema from './library.schema.json' with { type: 'json' };
import { segmentsOf } from './pointer.ts';
import regionsSchema from './regions.schema.json' with { type: 'json' };

/** The two files that a marketer edits. */
export type FileKind = 'regions' | 'library';

/** What our schemas use of JSON Schema, as far as fields are looked up in it. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly propertyNames?: Shape;
  /** `false` where only the listed fields exist. */
  readonly additionalProperties?: boolean | Shape;
  readonly items?: Shape;
}

const roots: Readonly<Record<FileKind, Shape>> = {
  regions: regionsSchema,
  library: librarySchema,
};

// No two schemas define the same name.
const definitions: Readonly<Record<string, Shape>> = {
  ...commonSchema.definitions,
  ...regionsSchema.definitions,
  ...librarySchema.definitions,
};

export function rootShape(file: FileKind): Shape {
  return roots[file];
}

/** The shape itself where another refers to it. */
export function followed(shape: Shape): Shape {
  if (shape.$ref === undefined) return shape;
  return definitions[shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1)] ?? {};
}

/** The shape of a field or an item; undefined where the schema knows none. */
export function childShape(shape: Shape, segment: string): Shape | undefined {
  const { properties, additionalProperties, items } = shape;
  if (properties && Object.hasOwn(properties, segment)) return followed(properties[segment] ?? {});
  if (typeof additionalProperties === 'object') return followed(additionalProperties);
  return items && followed(items);
}

/** The shape of the value at a JSON Pointer of a file; undefined where the schema knows none. */
export function shapeAt(file: FileKind, pointer: string): Shape | undefined {
  let shape: Shape | undefined = roots[file];
  for (const segment of segmentsOf(pointer)) shape = shape && childShape(shape, segment);
  return shape;
}
