import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { quoted } from '../describe.ts';
import type { TypedText } from '../walk.ts';
import { atPiece } from './piece-of-text.ts';

/** Straight quotes around all of a text, and the comma that follows them where the text comes from a list. */
const AROUND_ALL = /^"([^"]+)"(,?)$/;

/** Finds quotes and commas that are shown to visitors, and were typed for a program. */
export function* findStrayQuotes(typed: TypedText): Generator<Diagnostic> {
  const { document, pointer, text } = typed;
  const [, inside = '', comma = ''] = AROUND_ALL.exec(text) ?? [];
  if (inside !== '') {
    const span = document.locate(pointer, 'value');
    const extras = { path: pointer, ...(comma !== '' && { suggestion: quoted(inside) }) };
    yield createDiagnostic('quotes-in-text', { inside, comma }, span, extras);
    return;
  }
  yield* findUnclosed(typed);
  if (!text.endsWith(',')) return;
  yield atPiece(
    typed,
    'comma-at-end',
    {},
    { start: text.length - 1, end: text.length, instead: '' },
  );
}

/** A quote that opens and never closes, or the other way round. After a digit, `"` stands for inches. */
function* findUnclosed(typed: TypedText): Generator<Diagnostic> {
  const straight = [...typed.text.matchAll(/(?<!\d)"/g)];
  const lone = straight.length % 2 === 1 ? straight.at(-1) : unmatched(typed.text);
  if (lone === undefined) return;
  const piece = { start: lone.index, end: lone.index + 1 };
  yield atPiece(typed, 'unmatched-quote', { quote: lone[0] }, piece);
}

/** The first of “ and ” that has no partner. */
function unmatched(text: string): RegExpExecArray | undefined {
  let open: RegExpExecArray | undefined;
  for (const quote of text.matchAll(/[“”]/g)) {
    if (quote[0] === '“' && open !== undefined) return open;
    if (quote[0] === '”' && open === undefined) return quote;
    open = quote[0] === '“' ? quote : undefined;
  }
  return open;
}
