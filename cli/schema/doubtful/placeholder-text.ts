import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TypedText } from '../walk.ts';
import { atPiece } from './piece-of-text.ts';

/** What people write where the right words are still to come. */
const PLACEHOLDER =
  /\b(?:TODO|TBD|FIXME|XXX+)\b|\blorem ipsum\b|\bdolor sit amet\b|\[(?:insert|placeholder)\b[^\]]*\]/gi;
/** `todo` and `xxx` in small letters can be words of a text. */
const IN_CAPITALS = /^[A-Z]+$/;
const IN_ANY_CASE = /\W/;

/** Finds the first of what stands in a text in the place of words that are still to come. */
export function* findPlaceholders(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: words, index } of typed.text.matchAll(PLACEHOLDER)) {
    if (!IN_CAPITALS.test(words) && !IN_ANY_CASE.test(words)) continue;
    const piece = { start: index, end: index + words.length };
    yield atPiece(typed, 'placeholder-text', { words }, piece);
    return;
  }
}
