import escapeStringRegexp from 'escape-string-regexp';
import type { Extent } from '../../diagnostics/span.ts';

/** What people type in several ways, and what it is compared as. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\s+/gu, ' '],
  // Accents, the ʻokina, and what cannot be seen.
  [/[\p{Mark}ʻ\u00AD\u200B-\u200D\u2060]/gu, ''],
  [/[‘’‚‛ʼ′]/gu, "'"],
  [/[“”„‟″]/gu, '"'],
  [/[‐-―−]/gu, '-'],
];

/** What most texts have none of. */
const SPECIAL = /[^\x20-\x7E]| {2}/;

/** A text with one kind of quotes, dashes and blanks, without accents. */
export function simplify(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return alike.reduce(
    (simple, [typed, compared]) => simple.replaceAll(typed, compared),
    text.normalize('NFKD'),
  );
}

/** The same in any case: what words are compared as. */
export function fold(text: string): string {
  return simplify(text).toLowerCase();
}

/** A run of blanks, or a character with its accents. */
const PIECE = /\s+|\P{Mark}\p{Mark}*|\p{Mark}+/gsu;

/** Where folded words stand in a text, each after the end of the one before. */
export function placesOf(words: string, text: string): readonly Extent[] {
  const found = (folded: string): readonly Extent[] =>
    Array.from(folded.matchAll(new RegExp(escapeStringRegexp(words), 'g')), ({ index }) => {
      return { start: index, end: index + words.length };
    });
  if (!SPECIAL.test(text)) return found(text.toLowerCase());
  const pieces: Extent[] = [];
  let folded = '';
  for (const { 0: piece, index: start } of text.matchAll(PIECE)) {
    const compared = fold(piece);
    folded += compared;
    const extent = { start, end: start + piece.length };
    pieces.push(...Array.from({ length: compared.length }, () => extent));
  }
  return found(folded).map(({ start, end }) => ({
    start: pieces[start]?.start ?? 0,
    end: pieces[end - 1]?.end ?? text.length,
  }));
}
