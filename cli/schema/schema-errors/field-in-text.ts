import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { lastSegment } from '../pointer.ts';
import type { TypedText } from '../texts.ts';

/** A name and a colon at the start of an indented line. */
const fieldLine = /\n[ \t]+([a-z]\w*):(?=\s|$)/gi;

/** Finds lines of a text that were meant as fields beside it: indented too deep, they became part of it. */
export function* findFieldInText({
  document,
  pointer,
  text,
  parent,
}: TypedText): Generator<Diagnostic> {
  const { properties } = parent;
  if (properties === undefined || !text.includes(':')) return;
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  const { file, start } = document.locate(pointer, 'value');
  for (const { 0: line, 1: name = '', index } of source.matchAll(fieldLine)) {
    if (!Object.hasOwn(properties, name)) continue;
    const end = start + index + line.length;
    const span = { file, start: end - name.length - 1, end };
    const parameters = { name, beside: lastSegment(pointer) };
    yield createDiagnostic('field-in-text', parameters, span, { path: pointer });
  }
}
