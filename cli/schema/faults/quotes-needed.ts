import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { looksLikeDate } from '../formats/date.ts';
import { childPointer } from '../pointer.ts';
import type { FileKind, Shape } from '../shape.ts';
import { childShape, rootShape } from '../shape.ts';
import { quoted } from '../words.ts';
import { booleanIn } from './wrong-type.ts';

/**
 * Looks for texts that are right by the schema and yet may not be what was meant, for want of quotes: dates, which
 * other readers of YAML take for such, and words such as `no` where `false` can stand too.
 */
export function findUnquoted(document: YamlDocument, file: FileKind): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  visitTexts(document.value, rootShape(file), '', (text, shape, pointer) => {
    const diagnostic = explain(document, text, shape, pointer);
    if (diagnostic) found.push(diagnostic);
  });
  return found;
}

type Visit = (text: string, shape: Shape, pointer: string) => void;

function visitTexts(value: unknown, shape: Shape, pointer: string, visit: Visit): void {
  if (typeof value === 'string') visit(value, shape, pointer);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const inner = childShape(shape, name);
    if (inner) visitTexts(child, inner, childPointer(pointer, name), visit);
  }
}

function explain(
  document: YamlDocument,
  text: string,
  { type, format }: Shape,
  pointer: string,
): Diagnostic | undefined {
  const value = Array.isArray(type) ? booleanIn(text) : undefined;
  const isDateText = format === 'text' && looksLikeDate(text);
  if (value === undefined && !isDateText) return undefined;
  const { source, quoted: isQuoted } = document.scalarAt(pointer) ?? { source: '', quoted: true };
  if (isQuoted) return undefined;
  const span = document.locate(pointer, 'value');
  if (value === undefined) {
    const extras = { path: pointer, suggestion: quoted(source) };
    return createDiagnostic('date-as-text', { source }, span, extras);
  }
  const extras = { path: pointer, suggestion: String(value) };
  return createDiagnostic('boolean-word', { source, value }, span, extras);
}
