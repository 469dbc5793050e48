import { always, notice } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { reporter } from '../../source/locate-piece.ts';
import type { TypedText } from '../typed-texts.ts';

export const codes = {
  'typewriter-sign': notice(
    '"{typed}" is how a typewriter writes "{sign}". Write that.',
    'A text holds two hyphens in the place of a dash, or three dots in that of an ellipsis.',
    'Visitors see the signs of a typewriter, and a line may break between them.',
    'Write the sign that the message names.',
  ),
  'blanks-in-row': notice(
    '{count} blanks stand in a row. Pages show one. Delete the others.',
    'A text holds several blanks in a row.',
    'Pages show one, and mails, calendar entries and the search show all.',
    'Leave one.',
    { fixable: always },
  ),
} as const;

const { atPiece } = reporter(codes);

/** Two hyphens, with the blanks around them, or three dots. */
const TYPEWRITER = /(?<!-)(?:(?<= )--(?= )|(?<=\p{L})--(?=\p{L}))(?!-)|(?<!\.)\.{3}(?!\.)/gu;

/** Finds what stands for a sign that is not on a typewriter. */
export function* findTypewriterSigns(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: piece, index: start } of typed.text.matchAll(TYPEWRITER)) {
    const isBetweenBlanks = typed.text[start - 1] === ' ';
    const dash = isBetweenBlanks ? '–' : '—';
    const sign = piece === '--' ? dash : '…';
    const place = { start, end: start + piece.length, instead: sign };
    yield atPiece(typed, 'typewriter-sign', { typed: piece, sign }, place);
  }
}

/** Finds blanks within a line that nobody sees. */
export function* findBlanksInRow(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: blanks, index: start } of typed.text.matchAll(/(?<=\S) {2,}(?=\S)/g)) {
    const place = { start, end: start + blanks.length, instead: ' ' };
    yield atPiece(typed, 'blanks-in-row', { count: blanks.length }, place);
  }
}
