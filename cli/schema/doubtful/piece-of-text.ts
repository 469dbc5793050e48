import type { Code, MessageParameters } from '../../diagnostics/codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { locatePiece } from '../../source/locate-piece.ts';
import type { TypedText } from '../walk.ts';

/** A piece of a text, by its offsets, and what to write in its stead if that is known. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly instead?: string | undefined;
  readonly isGuess?: boolean;
}

/** The diagnostic of a piece of a text; at the whole text and without a suggestion, where the piece is typed otherwise. */
export function atPiece<C extends Code>(
  { document, pointer, text }: TypedText,
  code: C,
  parameters: MessageParameters<C>,
  piece: Piece,
): Diagnostic {
  const span = locatePiece(document, pointer, text, piece);
  const { instead, isGuess = false } = piece;
  const suggested = span !== undefined && instead !== undefined;
  return createDiagnostic(code, parameters, span ?? document.locate(pointer, 'value'), {
    path: pointer,
    ...(suggested && { suggestion: instead, isGuess }),
  });
}
