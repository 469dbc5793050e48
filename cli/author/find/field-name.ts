import type { FieldPlace } from '../../compile/resolve/resolved.ts';
import { childPointer, segmentsOf } from '../../compile/schema/pointer.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';

/** A field as pages name it. */
export interface FieldName {
  /** Key of a region, `site` or `library`. */
  readonly owner: string;
  /** Such as `features.0.title`. */
  readonly field: string;
}

export function fieldPlaceOf({ owner, field }: FieldName): FieldPlace {
  return { owner, pointer: field.split('.').reduce(childPointer, '') };
}

/** The file in which the values of an owner are written. */
export function fileKindOf(owner: string): FileKind {
  return owner === 'library' ? 'library' : 'regions';
}

/** Whose a value of a file is, and where below that. */
export function placeIn(kind: FileKind, pointer: string): FieldPlace {
  const segments = segmentsOf(pointer);
  const depth = kind === 'library' ? 0 : segments[0] === 'regions' ? 2 : 1;
  const owner = segments[depth - 1] ?? kind;
  return { owner, pointer: segments.slice(depth).reduce(childPointer, '') };
}
