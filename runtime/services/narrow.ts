/** The properties of a value from outside; empty when it is not an object. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** An object's own property, never an inherited one such as `constructor`. */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The items of a value from outside; empty when it is not a list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text from outside; empty when it is not a text. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
