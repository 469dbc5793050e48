import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TypedText } from '../walk.ts';
import { atPiece } from './piece-of-text.ts';

/** Words that no sentence has twice in a row; `that that`, `had had` and `in in` can be right. */
const DOUBLED = /\b(a|an|and|are|at|for|from|of|or|our|the|they|to|we|with|your)\s+\1\b/gi;

/** Finds small words that are written twice. */
export function* findDoubledWords(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: words, 1: word = '', index } of typed.text.matchAll(DOUBLED)) {
    const piece = { start: index, end: index + words.length, instead: word };
    yield atPiece(typed, 'doubled-word', { words, word }, piece);
  }
}
