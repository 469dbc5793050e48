/** The items of a value from outside; none when it is no list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text from outside; empty when it is none. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
