/** What only an escape can hold: control characters, and line ends of any kind. */
const ESCAPED = /[\0-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/** A text in quotes as Prettier leaves them (.prettierrc.json): single ones, unless the text asks for others. */
export function inQuotes(text: string): string {
  if (needsEscapes(text)) return inDoubleQuotes(text);
  return text.includes("'") && !/["\\]/.test(text) ? `"${text}"` : inSingleQuotes(text);
}

/** A text in single quotes; in double ones where only an escape can hold a character of it. */
export function inSingleQuotes(text: string): string {
  return needsEscapes(text) ? inDoubleQuotes(text) : `'${text.replaceAll("'", "''")}'`;
}

export function inDoubleQuotes(text: string): string {
  const escaped = text.replaceAll(/["\\]/g, '\\$&').replaceAll(ESCAPED, (character) => {
    const short = JSON.stringify(character).slice(1, -1);
    if (short.startsWith('\\')) return short;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `"${escaped}"`;
}

function needsEscapes(text: string): boolean {
  return text.search(ESCAPED) !== -1;
}
