/** A whole number in a text, such as `6,700`. */
export interface Figure {
  readonly typed: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

// Neither an amount of money, nor a part of a word, of a decimal, of a time, of a phone number or of a token.
const figure =
  /(?<![\p{L}\p{N}.,:/$€£#+_-])(?:\d{1,3}(?:,\d{3})+|\d+)(?![\p{L}\p{N}]|[.,:/-]\d|-\p{L})/gu;

export function figuresIn(text: string): readonly Figure[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(figure)].map(({ 0: typed, index: start }) => ({
    typed,
    value: Number(typed.replaceAll(',', '')),
    start,
    end: start + typed.length,
  }));
}

/** The words after a place in a text as far as its clause goes, in the form that they are compared in. */
export function wordsAfter(text: string, at: number): readonly string[] {
  const [clause = ''] = /^[^.,;:!?()“”–—]*/.exec(text.slice(at)) ?? [];
  return stemmedWords(clause);
}

/** The word before a place in a text, in the same form. */
export function wordBefore(text: string, at: number): string | undefined {
  const [, word] = /(\p{L}+)\s+$/u.exec(text.slice(0, at)) ?? [];
  return word === undefined ? undefined : stemOf(word);
}

/** The words of the sentence that a place is in, in the same form. */
export function wordsAround(text: string, at: number): readonly string[] {
  const start = Math.max(...['. ', '! ', '? '].map((stop) => text.lastIndexOf(stop, at) + 1));
  const [rest = ''] = /^.*?(?:[.!?](?=\s)|$)/s.exec(text.slice(at)) ?? [];
  return stemmedWords(text.slice(start, at) + rest);
}

/** The words of a text; `%` is one too. */
export function stemmedWords(text: string): readonly string[] {
  const words = text.replaceAll(/\bper cent\b/gi, 'percent').match(/[\p{L}’']+|%/gu) ?? [];
  return words.map((word) => (word === '%' ? 'percent' : stemOf(word)));
}

/** Alike for `career` and `careers`, `age`, `ages` and `aged`. */
function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?<=.)ies$/, 'y')
    .replace(/(?<=..)[sd]$/, '');
}
