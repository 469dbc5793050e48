import type { Severity } from '../catalogue/entry.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { rangeOf } from '../span.ts';
import { describeSuggestion, formatHead, formatNote } from './location.ts';

/** Annotations of one severity that GitHub keeps of a step; it hides the rest without a word. */
const LIMIT = 10;

/** Workflow commands of GitHub Actions: annotations at the lines of a pull request. */
export function printGithub(diagnostics: readonly Diagnostic[]): string {
  const of = (severity: Severity) => diagnostics.filter((each) => each.severity === severity);
  const kinds = [of('error'), of('warning'), of('notice')];
  // The line that says how many are left out is a notice too, and counts as one.
  const isTooLong = kinds.some(({ length }) => length > LIMIT);
  const limits = [LIMIT, LIMIT, isTooLong ? LIMIT - 1 : LIMIT];
  const lines = kinds.flatMap((kind, at) => kind.slice(0, limits[at]).map(annotation));
  const rest = kinds.flatMap((kind, at) => kind.slice(limits[at]));
  if (rest.length > 0) lines.push(...inLogGroup(rest, diagnostics.length));
  return lines.map((line) => `${line}\n`).join('');
}

function annotation(diagnostic: Diagnostic): string {
  const { code, severity, message, span, related } = diagnostic;
  const { start, end } = rangeOf(span);
  const advice = describeSuggestion(diagnostic);
  const text = [message, ...(advice === undefined ? [] : [advice]), ...related.map(formatNote)];
  const properties = {
    file: span.file.path,
    line: start.line,
    endLine: end.line,
    // GitHub refuses columns of a range over several lines.
    ...(start.line === end.line ? { col: start.column, endColumn: end.column } : {}),
    title: code,
  };
  return command(severity, properties, text.join('\n'));
}

function inLogGroup(rest: readonly Diagnostic[], total: number): readonly string[] {
  const shown = `Showing ${total - rest.length} of ${total}; GitHub keeps ${LIMIT} of each kind. The log has them all.`;
  return [
    command('notice', { title: 'career-site' }, shown),
    `::group::${rest.length} more`,
    ...rest.map((diagnostic) => formatHead(diagnostic).replaceAll(/[\r\n]+/g, ' ')),
    '::endgroup::',
  ];
}

function command(
  name: Severity,
  properties: Record<string, string | number>,
  text: string,
): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${name} ${pairs.join(',')}::${escapeText(text)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(value: string | number): string {
  return escapeText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
