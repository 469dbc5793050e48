import type { Diagnostic } from '../diagnostic.ts';
import { summarise, summaryInWords } from '../summary.ts';
import { codeSpan, prose } from './escape-markdown.ts';
import { describeSuggestion, formatLocation } from './location.ts';

/** Maximum number of characters of a report; a comment on GitHub can hold 65,536. */
const LIMIT = 60_000;

/** A table for a comment on a pull request, or for the summary of a step. */
export function printMarkdown(diagnostics: readonly Diagnostic[]): string {
  const heading = `### career-site: ${summaryInWords(summarise(diagnostics))}\n`;
  if (diagnostics.length === 0) return heading;
  const table = `${heading}\n| | Where | What |\n| --- | --- | --- |\n`;
  return withinLimit(table, diagnostics.map(row));
}

function withinLimit(table: string, rows: readonly string[]): string {
  let text = table;
  for (const [index, row] of rows.entries()) {
    if (text.length + row.length > LIMIT) return `${text}\nAnd ${rows.length - index} more.\n`;
    text += row;
  }
  return text;
}

function row(diagnostic: Diagnostic): string {
  const { severity, code, message, span, related } = diagnostic;
  const advice = describeSuggestion(diagnostic);
  const lines = [
    `${prose(message)} ${codeSpan(code)}`,
    ...(advice === undefined ? [] : [codeSpan(advice)]),
    ...related.map((place) => `${codeSpan(formatLocation(place.span))}: ${prose(place.message)}`),
  ];
  return `| ${severity} | ${codeSpan(formatLocation(span))} | ${lines.join('<br>')} |\n`;
}
