/** The properties of a value from outside; empty when it is no object. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** What an object itself has under a name, and not what all objects have, such as `constructor`. */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The items of a value from outside; empty when it is no list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text from outside; empty when it is no text. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
