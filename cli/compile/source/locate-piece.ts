import escapeStringRegexp from 'escape-string-regexp';
import type { Code, ParametersByCode } from '../../diagnostics/codes.ts';
import type { Diagnostic, Extras, Related } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Extent, Span } from '../../diagnostics/span.ts';
import type { Part, YamlDocument } from './yaml-document.ts';

/**
 * Where a piece of a text is typed; undefined where it is typed in another way, as with escapes. Quotes and line
 * breaks make a text differ from how it is typed, so the piece is found by counting its likes before it.
 */
export function locatePiece(
  document: YamlDocument,
  pointer: string,
  text: string,
  { start, end }: Extent,
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

/** A field or an item of a file, and which part of it a diagnostic is about: the value, unless it says otherwise. */
export interface Place {
  readonly document: YamlDocument;
  readonly pointer: string;
  readonly part?: Part;
}

/** The place of a field or an item of another one, by its JSON Pointer from there. */
export function placeIn({ document, pointer }: Place, inner: string, part?: Part): Place {
  return { document, pointer: pointer + inner, ...(part && { part }) };
}

/** What another place has to do with a diagnostic. */
export function relatedAt({ document, pointer, part = 'value' }: Place, message: string): Related {
  return { message, span: document.locate(pointer, part), path: pointer };
}

/** What else is to be said of a place, as what to write in the stead of its value, in the quotes that this is typed in. */
interface Aside extends Omit<Extras, 'path'> {
  readonly instead?: string | undefined;
}

/** The diagnostic of a place. */
export function atPlace<C extends Code>(
  { document, pointer, part = 'value' }: Place,
  code: C,
  parameters: ParametersByCode[C],
  { instead, ...extras }: Aside = {},
): Diagnostic {
  const typed = part === 'value' ? document.scalarAt(pointer)?.source : undefined;
  const [, quote = ''] = /^(["']).*\1$/s.exec(typed ?? '') ?? [];
  return createDiagnostic(code, parameters, document.locate(pointer, part), {
    path: pointer,
    ...(instead !== undefined && { suggestion: quote + instead + quote }),
    ...extras,
  });
}

/** The diagnostic of a piece of a text; at the whole text and without a suggestion, where the piece is typed otherwise. */
export function atPiece<C extends Code>(
  { document, pointer, text }: Place & { readonly text: string },
  code: C,
  parameters: ParametersByCode[C],
  { instead: suggestion, isGuess, ...piece }: Extent & Pick<Aside, 'instead' | 'isGuess'>,
): Diagnostic {
  const span = locatePiece(document, pointer, text, piece);
  return span === undefined
    ? atPlace({ document, pointer }, code, parameters)
    : createDiagnostic(code, parameters, span, { path: pointer, suggestion, isGuess });
}
