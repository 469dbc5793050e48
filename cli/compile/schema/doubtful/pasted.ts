import { always, error, warning } from '../../../diagnostics/catalogue/entry.ts';
import { fileCodes } from '../../../diagnostics/catalogue/files.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { reporter } from '../../source/locate-piece.ts';
import type { TypedText } from '../typed-texts.ts';

export const codes = {
  'comment-in-words': error(
    'Visitors would read what stands between {sign} and its end: a text has no comments. Move it into a line of its own above the field, behind a #, or delete it.',
    'A text holds a comment between `/*` and `*/`, or `<!--` and `-->`.',
    'Within a text nothing is a comment, so visitors would read it.',
    'Move it into a line of its own above the field, behind a #, or delete it.',
  ),
  'blank-before-sign': warning(
    'A blank stands before "{sign}". Delete it.',
    'A blank stands before a comma, a semicolon, or the sign that ends a sentence.',
    'Visitors would read it so, and the sign may stand alone at the start of a line.',
    'Delete the blank.',
    { fixable: always },
  ),
} as const;

const { atPiece } = reporter({ ...fileCodes, ...codes });

/** A comment of CSS or of HTML, which a text does not have. */
const COMMENT = /\/\*.*?\*\/|<!--.*?-->/gs;

/** Finds what was meant to be left out of a text, and that visitors would read. */
export function* findForeignComments(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: comment, index } of typed.text.matchAll(COMMENT)) {
    const piece = { start: index, end: index + comment.length };
    yield atPiece(typed, 'comment-in-words', { sign: comment.slice(0, 2) }, piece);
  }
}

/** A blank between a word and the sign that ends it or a part of its sentence. */
const BLANK_BEFORE = /(?<=[\p{L}\p{N}})’”])[ \u00A0]+([,;!?])(?=\s|$)/gu;

export function* findBlanksBeforeSigns(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: blanks, 1: sign = '', index } of typed.text.matchAll(BLANK_BEFORE)) {
    const piece = { start: index, end: index + blanks.length, instead: sign };
    yield atPiece(typed, 'blank-before-sign', { sign }, piece);
  }
}

/** What git writes between versions, where a program indented it or joined lines. */
const CONFLICT_MARK = /(?<=^|\s)([<=>])\1{6}(?=\s|$)/g;

/** Finds what is left of a conflict within a text. */
export function* findConflictMarks(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: mark, index } of typed.text.matchAll(CONFLICT_MARK)) {
    const piece = { start: index, end: index + mark.length };
    yield atPiece(typed, 'merge-leftover', { mark, others: false }, piece);
  }
}
