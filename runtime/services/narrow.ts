/** The properties of a value from outside; empty when it is not an object. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The items of a value from outside; empty when it is not a list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text from outside; empty when it is not a text. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
