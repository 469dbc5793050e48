import type { Diagnostic, Related } from '../diagnostic.ts';
import type { Span } from '../span.ts';
import { positionAt } from '../span.ts';
import { visible, visibleInLine } from '../visible.ts';

/** Where a span begins, as editors and terminals link it: `regions.yaml:12:5`. */
export function formatLocation({ file, start }: Span): string {
  const { line, column } = positionAt(file, start);
  return `${visibleInLine(file.path)}:${line}:${column}`;
}

/** The first line of a diagnostic, which a problem matcher can read. */
export function formatHead({ code, severity, message, span }: Diagnostic): string {
  return `${formatLocation(span)}: ${severity}: ${message} [${code}]`;
}

export function formatNote({ message, span }: Related): string {
  return `${formatLocation(span)}: note: ${message}`;
}

/** What to do about the span's text, in words; undefined where nothing is suggested. */
export function describeSuggestion({ span, suggestion }: Diagnostic): string | undefined {
  if (suggestion === undefined) return undefined;
  if (suggestion === '') return 'delete this';
  if (suggestion.trim() === '') {
    return `write ${suggestion.length} ${suggestion.length === 1 ? 'space' : 'spaces'}`;
  }
  const shown = visible(/^\S(?:.*\S)?$/.test(suggestion) ? suggestion : JSON.stringify(suggestion));
  return span.start === span.end ? `write here: ${shown}` : `write: ${shown}`;
}
