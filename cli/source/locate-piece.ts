import escapeStringRegexp from 'escape-string-regexp';
import type { Span } from '../diagnostics/span.ts';
import type { YamlDocument } from './yaml-document.ts';

/**
 * Where a piece of a text is typed; undefined where it is typed in another way, as with escapes. Quotes and line
 * breaks make a text differ from how it is typed, so the piece is found by counting its likes before it.
 */
export function locatePiece(
  document: YamlDocument,
  pointer: string,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): Span | undefined {
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  const piece = piecesLike(text.slice(start, end));
  const inText = [...text.matchAll(piece)];
  const inSource = [...source.matchAll(piece)];
  const found = inSource[inText.findIndex(({ index }) => index === start)];
  // With more or fewer of them typed than read, they cannot be told apart.
  if (found === undefined || inText.length !== inSource.length) return undefined;
  const whole = document.locate(pointer, 'value');
  const from = whole.start + found.index;
  return { file: whole.file, start: from, end: from + found[0].length };
}

/** The piece, also where it spans lines. */
function piecesLike(piece: string): RegExp {
  return new RegExp(escapeStringRegexp(piece).replaceAll(/\s+/g, '\\s+'), 'g');
}
