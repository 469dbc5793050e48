import type { Span } from '../diagnostics/span.ts';
import type { YamlDocument } from './yaml-document.ts';

/**
 * Where a piece of a text is typed; the whole value, where that is typed in another way, as over several lines. Quotes
 * and indentation make a text differ from how it is typed, so the piece is found by counting its likes before it.
 */
export function locatePiece(
  document: YamlDocument,
  pointer: string,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): Span {
  const whole = document.locate(pointer, 'value');
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  const piece = text.slice(start, end);
  const at = [...occurrences(source, piece)][[...occurrences(text, piece)].indexOf(start)];
  if (at === undefined) return whole;
  return { file: whole.file, start: whole.start + at, end: whole.start + at + piece.length };
}

function* occurrences(text: string, piece: string): Generator<number> {
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) yield at;
}
