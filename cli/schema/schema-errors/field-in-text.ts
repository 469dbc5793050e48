import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { childPointer, lastSegment, parentPointer } from '../pointer.ts';
import type { TypedText } from '../walk.ts';

/** A name and a colon at the start of an indented line. */
const fieldLine = /\n([ \t]+)([a-z]\w*):(?=\s|$)/gi;

/** Finds lines of a text that were meant as fields beside it: indented too deep, they became part of it. */
export function findFieldInText(typed: TypedText): readonly Diagnostic[] {
  const { document, pointer } = typed;
  return fieldLinesIn(typed).map(({ name, end }) => {
    const { file, start } = document.locate(pointer, 'value');
    const span = { file, start: start + end - name.length - 1, end: start + end };
    const parameters = { name, beside: lastSegment(pointer) };
    return createDiagnostic('field-in-text', parameters, span, { path: pointer });
  });
}

/** The JSON Pointers of the fields that became part of a text. */
export function fieldsLostIn(typed: TypedText): readonly string[] {
  const group = parentPointer(typed.pointer);
  return fieldLinesIn(typed).map(({ name }) => childPointer(group, name));
}

/** The name of a field of the text's group, and where its line's colon ends in the text as it is typed. */
interface FieldLine {
  readonly name: string;
  readonly end: number;
}

function fieldLinesIn({ document, pointer, text, parent }: TypedText): readonly FieldLine[] {
  const { properties } = parent;
  if (properties === undefined || !text.includes(':')) return [];
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  const lines = [...source.matchAll(fieldLine)]
    .map(({ 0: line, 1: { length: indent } = '', 2: name = '', index }) => {
      return { indent, name, end: index + line.length };
    })
    .filter(({ name }) => Object.hasOwn(properties, name));
  // Deeper ones are fields of the first.
  return lines.filter(({ indent }) => indent <= (lines[0]?.indent ?? 0));
}
