import { segmentsOf } from '../schema/pointer.ts';
import { isMap } from './merge.ts';

export { childPointer, segmentsOf } from '../schema/pointer.ts';

/** The value of a JSON Pointer, or undefined where there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce(childOf, root);
}

/** A field of an object or an item of a list. */
export function childOf(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(segment) ? value[Number(segment)] : undefined;
  return isMap(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
}
