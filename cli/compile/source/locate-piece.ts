import escapeStringRegexp from 'escape-string-regexp';
import type { Entries, ParametersOf } from '../../diagnostics/catalogue/entry.ts';
import type { Code } from '../../diagnostics/codes.ts';
import { catalogue } from '../../diagnostics/codes.ts';
import type { Extras, Related } from '../../diagnostics/diagnostic.ts';
import { creatorOf } from '../../diagnostics/diagnostic.ts';
import type { Extent, Span } from '../../diagnostics/span.ts';
import type { Part, YamlDocument } from './yaml-document.ts';

/**
 * Where a piece of a text is typed, found by counting equal ones before it: quotes and line breaks
 * move it. Undefined where it is typed otherwise, as by escapes.
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

/** A field or an item, and the part that a diagnostic is about: by default its value. */
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

/** `instead` takes the place of the value, in the quotes that this has. */
interface Aside extends Omit<Extras, 'path'> {
  readonly instead?: string | undefined;
}

/** Where a piece of a text is, and what to write in its stead. */
type Piece = Extent & Pick<Aside, 'instead' | 'isGuess'>;

/** Makes what rules yield, by the codes that one states beside itself. */
export function reporter<E extends Entries>(entries: E) {
  const createDiagnostic = creatorOf(entries);
  return {
    createDiagnostic,
    /** The diagnostic of a place. */
    atPlace: <C extends keyof E & Code>(
      place: Place,
      code: C,
      parameters: ParametersOf<E, C>,
      aside?: Aside,
    ) => createDiagnostic(code, parameters, ...inPlace(place, aside)),
    /** Of a piece of a text; of the whole, without a suggestion, where it is typed otherwise. */
    atPiece: <C extends keyof E & Code>(
      text: Place & { readonly text: string },
      code: C,
      parameters: ParametersOf<E, C>,
      piece: Piece,
    ) => createDiagnostic(code, parameters, ...inPiece(text, piece)),
  };
}

export const { atPlace, atPiece } = reporter(catalogue);

function inPlace(
  { document, pointer, part = 'value' }: Place,
  { instead, ...extras }: Aside = {},
): readonly [Span, Extras] {
  const typed = part === 'value' ? document.scalarAt(pointer)?.source : undefined;
  const [, quote = ''] = /^(["']).*\1$/s.exec(typed ?? '') ?? [];
  const suggested = instead !== undefined && { suggestion: quote + instead + quote };
  return [document.locate(pointer, part), { path: pointer, ...suggested, ...extras }];
}

function inPiece(
  { document, pointer, text }: Place & { readonly text: string },
  { instead: suggestion, isGuess, ...piece }: Piece,
): readonly [Span, Extras] {
  const span = locatePiece(document, pointer, text, piece);
  if (span === undefined) return inPlace({ document, pointer });
  return [span, { path: pointer, suggestion, isGuess }];
}
