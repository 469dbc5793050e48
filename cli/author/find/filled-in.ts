import escapeStringRegexp from 'escape-string-regexp';

/** What pages put something in the place of, such as `{count}`. */
const PLACEHOLDER = /\{\w+\}/;

/** Fewer letters are said everywhere. */
const fewestLetters = 4;

/** Whether a text with placeholders reads as the words where a page has filled it in. */
export function canRead(text: string, words: string): boolean {
  const pieces = text.split(PLACEHOLDER);
  const letters = pieces.join('').match(/\p{L}/gu)?.length ?? 0;
  if (pieces.length === 1 || letters < fewestLetters) return false;
  const pattern = pieces.map((piece) => escapeStringRegexp(piece.trim())).join('.+');
  return new RegExp(`^${pattern}$`).test(words);
}
