import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { describeLocation } from '../describe.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue, sourceOf } from './schema-error.ts';

/** A text of several paragraphs where one belongs; below `>-` it is one line that breaks it. */
export function explainLineBreak(error: SchemaError): Diagnostic {
  const { document, file, pointer } = error;
  const what = describeLocation(file, pointer);
  const source = sourceOf(error);
  const line = source.startsWith('>') ? breakingLine(source) : undefined;
  if (line === undefined) return atValue(error, 'line-break-in-text', { what });
  const whole = document.locate(pointer, 'value');
  const span = { file: whole.file, start: whole.start + line.start, end: whole.start + line.end };
  return createDiagnostic('line-break-in-text', { what, by: line.kind }, span, { path: pointer });
}

interface BreakingLine {
  readonly kind: 'blank' | 'deeper';
  /** Offsets in the source. */
  readonly start: number;
  readonly end: number;
}

/** The first line that is empty, or indented deeper than the text begins; YAML breaks the line at both. */
function breakingLine(source: string): BreakingLine | undefined {
  const lines = [...source.matchAll(/\n([ \t]*)([^\n]*)/g)];
  const indent = lines.find(([, , words]) => words?.trim() !== '')?.[1]?.length ?? 0;
  for (const { 0: line, 1: blanks = '', 2: words = '', index } of lines) {
    const isBlank = words.trim() === '';
    if (!isBlank && blanks.length <= indent) continue;
    const end = index + line.length;
    return isBlank
      ? { kind: 'blank', start: index + 1, end: end + 1 }
      : { kind: 'deeper', start: index + 1, end: index + 1 + blanks.length };
  }
  return undefined;
}
