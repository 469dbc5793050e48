import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import { atPlace, locatePiece } from '../../source/locate-piece.ts';
import { lengthWithoutTokens } from '../formats/length.ts';
import { childPointer } from '../pointer.ts';
import type { SchemaError } from './schema-error.ts';
import { isNeeded, whatOf } from './schema-error.ts';

export function explainEmptyText(error: SchemaError): Diagnostic {
  const blank = error.value !== '';
  return atPlace(error, 'empty-text', { what: whatOf(error), blank, needed: isNeeded(error) });
}

/** A text that has too many characters for its place, without what its tokens will add. */
export function explainTooLong(error: SchemaError): Diagnostic {
  const length = lengthWithoutTokens(String(error.value));
  const limit = error.node.maxLength ?? 0;
  return atPlace(error, 'text-too-long', {
    what: whatOf(error),
    length,
    limit,
    excess: length - limit,
  });
}

export function explainOutOfRange(error: SchemaError): Diagnostic {
  const { minimum = -Infinity, maximum = Infinity } = error.node;
  const value = Number(error.value);
  const parameters = { what: whatOf(error), value, minimum, maximum, isSmall: value < minimum };
  return atPlace(error, 'out-of-range', parameters);
}

/** A list with too few or too many entries; a group of regions with none. */
export function explainWrongCount(error: SchemaError): Diagnostic {
  const comma = missingComma(error);
  if (comma) return comma;
  const { minItems = 0, minProperties: minimum = minItems, maxItems } = error.node;
  const { length: count } = Object.keys(Object(error.value));
  const limits = { minimum, maximum: maxItems, isExact: minimum === maxItems };
  const parameters = { what: whatOf(error), count, isSingle: count === 1, ...limits };
  return atPlace(error, 'wrong-count', parameters);
}

/** If one entry alone has several words, a comma is missing in it. */
function missingComma({ document, pointer, value, node }: SchemaError): Diagnostic | undefined {
  const texts = Array.isArray(value) ? value.map(String) : [];
  const [long, ...more] = texts.filter((text) => /\s/.test(text));
  if (long === undefined || more.length > 0 || texts.length >= (node.minItems ?? 0))
    return undefined;
  const path = childPointer(pointer, texts.indexOf(long));
  const [, first = '', name = ''] = /^(\S+)\s+(.*)$/s.exec(long) ?? [];
  const piece = { start: first.length, end: long.length };
  const span = locatePiece(document, path, long, piece);
  const isBetweenBrackets = document.scalarAt(path)?.inFlow === true;
  return isBetweenBrackets && span
    ? createDiagnostic('missing-comma', { name }, span, { path, suggestion: `, ${name}` })
    : undefined;
}

/** Reported at the later of the two equal entries, with the earlier one beside it. */
export function explainDuplicateItem(error: SchemaError): Diagnostic {
  const { document, pointer, node, equal: [first, second] = [0, 0] } = error;
  const path = childPointer(pointer, second);
  const span = document.locate(childPointer(pointer, first), 'value');
  const related = [{ message: 'It is in the list here first', span }];
  const again = document.locate(path, 'value');
  const isFixed = node.minItems === node.maxItems && node.maxItems !== undefined;
  const parameters = { what: whatOf(error), isFixed };
  return createDiagnostic('duplicate-item', parameters, again, { path, related });
}
