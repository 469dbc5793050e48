/** The JSON Pointer (RFC 6901) of a child. */
export function childPointer(pointer: string, segment: string | number): string {
  return `${pointer}/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The segments of a JSON Pointer, unescaped. */
export function segmentsOf(pointer: string): readonly string[] {
  const segments = pointer.split('/').slice(1);
  if (!pointer.includes('~')) return segments;
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

export function lastSegment(pointer: string): string {
  return segmentsOf(pointer).at(-1) ?? '';
}

/** The value of a JSON Pointer, or undefined where there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce(childOf, root);
}

/** A field of an object or an item of a list. */
export function childOf(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(segment) ? value[Number(segment)] : undefined;
  return isObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
}

/** Whether a value has fields; a list has its items by their indices. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
