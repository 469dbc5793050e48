/** What a terminal obeys or reorders: control characters, Unicode line ends, direction marks. */
export const commanding = /(?!\r?\n|\t)[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** Writes characters that a terminal obeys as JSON does, such as `\u001b`. */
export function visible(text: string): string {
  return text.replaceAll(commanding, escapeCharacter);
}

/** A text of somebody else in a line of ours, which it cannot end. */
export function visibleInLine(text: string): string {
  return visible(text).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** As JSON writes it, so that it stays the same in a text of JSON. */
export function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The number of the first character, such as `U+200B`. */
export function codePoint(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
