import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { atPiece } from '../../source/locate-piece.ts';
import type { TypedText } from '../walk.ts';

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

/** Finds blanks before signs. */
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
