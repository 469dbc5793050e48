import type { Diagnostic } from '../diagnostic.ts';
import { summarise, summaryInWords } from '../summary.ts';
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

/** Text that keeps its code spans; nothing else becomes markup, a mention or a reference. */
function prose(text: string): string {
  return text
    .split(/(`[^`\n]+`)/)
    .map((part, index) => (index % 2 === 1 ? codeSpan(part.slice(1, -1)) : escapeProse(part)))
    .join('');
}

/** Text in which nothing becomes markup, a mention or a reference. */
export function escapeProse(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]()~|!]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('#', '&#35;')
    .replaceAll('@', '&#64;')
    .replaceAll(/\r?\n/g, '<br>');
}

/** HTML's element, because a code span of Markdown ends at a backtick and cannot be empty. */
export function codeSpan(text: string): string {
  return `<code>${escapeProse(text)}</code>`;
}
