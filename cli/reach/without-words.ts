/**
 * What is written, without the words of its sentences. Which fields pages show follows from this: which fields there are, how
 * many items a list has, names, dates and figures, and what stands in braces. A text of one word may be any of these.
 */
export function withoutWords(value: unknown): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? inBraces(value) : value;
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([name, inner]) => [name, withoutWords(inner)]);
}

/** Tokens and placeholders, between spaces, and the addresses that running text links to. */
function inBraces(text: string): string {
  const kept = text.match(/\{+[^{}]*\}+|\]\([^)]*\)/g) ?? [];
  return ` ${kept.join(' ')}`;
}
