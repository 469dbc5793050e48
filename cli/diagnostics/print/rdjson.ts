import type { Diagnostic } from '../diagnostic.ts';
import type { SourceFile, Span } from '../span.ts';
import { positionAt } from '../span.ts';
import { formatNote } from './location.ts';
import { toJson } from './lines.ts';

/** Reviewdog Diagnostic Format; review tools offer a suggestion as a fix. */
export function printRdjson(diagnostics: readonly Diagnostic[]): string {
  const report = { source: { name: 'career-site' }, diagnostics: diagnostics.map(toRdjson) };
  return toJson(report);
}

function toRdjson({ code, severity, message, span, related, suggestion }: Diagnostic) {
  const range = byteRange(span);
  return {
    // The format has no related locations, so they are added to the message.
    message: [message, ...related.map(formatNote)].join('\n'),
    location: { path: span.file.path, range },
    severity: severity === 'notice' ? 'INFO' : severity.toUpperCase(),
    code: { value: code },
    suggestions: suggestion === undefined ? undefined : [{ range, text: suggestion }],
  };
}

function byteRange({ file, start, end }: Span) {
  return { start: bytePosition(file, start), end: bytePosition(file, end) };
}

// The format counts columns in bytes of UTF-8.
function bytePosition(file: SourceFile, offset: number) {
  const { line, column } = positionAt(file, offset);
  const before = file.text.slice(offset - (column - 1), offset);
  return { line, column: Buffer.byteLength(before) + 1 };
}
