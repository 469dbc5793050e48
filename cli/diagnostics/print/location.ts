import { counted } from '../catalogue/lists.ts';
import type { Diagnostic, Related } from '../diagnostic.ts';
import { isFixable } from '../diagnostic.ts';
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
export function describeSuggestion(diagnostic: Diagnostic): string | undefined {
  const { span, suggestion } = diagnostic;
  if (suggestion === undefined) return undefined;
  const isCertain = isFixable(diagnostic);
  if (suggestion === '') return isCertain ? 'delete this' : 'perhaps delete this';
  if (suggestion.trim() === '') {
    const spaces = counted(suggestion.length, 'space');
    return isCertain ? `write ${spaces}` : `perhaps ${spaces}`;
  }
  const { file, start, end } = span;
  if (isReindented(file.text.slice(start, end), suggestion)) return 'write spaces before each line';
  const shown = visible(/^\S(?:.*\S)?$/.test(suggestion) ? suggestion : JSON.stringify(suggestion));
  const place = span.start === span.end ? ' here' : '';
  return `${isCertain ? 'write' : 'perhaps'}${place}: ${shown}`;
}

/** Whether lines differ in nothing but the blanks that they begin with. */
export function isReindented(typed: string, written: string): boolean {
  const [one, other] = [typed, written].map((text) => text.replaceAll(/^\s+/gm, ''));
  return written.includes('\n') && one === other;
}
