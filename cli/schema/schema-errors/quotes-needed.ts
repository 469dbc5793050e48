import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { looksLikeDate } from '../formats/date.ts';
import { isWords } from '../formats/text.ts';
import type { TypedText } from '../walk.ts';
import { quoted } from '../describe.ts';
import { booleanIn } from './wrong-type.ts';

/**
 * Finds what is right by the schema and yet may not be what was meant, by its quotes: dates without them, which other
 * readers of YAML take for such, and words such as `no` where `false` can stand too. In quotes a word is meant to be read,
 * but for `true` and `false` themselves.
 */
export function* findUnquoted({
  document,
  pointer,
  text,
  node: { type, format },
}: TypedText): Generator<Diagnostic> {
  const canBeBoolean = Array.isArray(type) && type.includes('boolean');
  const value = canBeBoolean ? booleanIn(text) : undefined;
  const isDateText = isWords(format) && looksLikeDate(text);
  if (value === undefined && !isDateText) return;
  const { source, quoted: isQuoted } = document.scalarAt(pointer) ?? { source: '', quoted: true };
  const span = document.locate(pointer, 'value');
  if (value !== undefined && (!isQuoted || /^(?:true|false)$/i.test(text.trim()))) {
    const extras = { path: pointer, suggestion: String(value) };
    yield createDiagnostic('boolean-word', { source, value }, span, extras);
  }
  if (value === undefined && !isQuoted) {
    const extras = { path: pointer, suggestion: quoted(source) };
    yield createDiagnostic('date-as-text', { source }, span, extras);
  }
}
