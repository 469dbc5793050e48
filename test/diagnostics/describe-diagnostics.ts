import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { describeSuggestion } from '../../cli/diagnostics/print/location.ts';
import type { Span } from '../../cli/diagnostics/span.ts';

/** How a fixture names a place. */
type DescribePlace = (span: Span) => string;

/**
 * What an `expected.txt` says: each diagnostic with its place, its message, its suggestion and the
 * places beside it.
 */
export function describeDiagnostics(
  diagnostics: readonly Diagnostic[],
  describePlace: DescribePlace,
): string {
  const described = diagnostics.map((each) => describeDiagnostic(each, describePlace));
  return withoutMiddle(described).join('\n');
}

/** The most diagnostics that are written whole. */
const most = 20;

/** Of many diagnostics the first and the last two, and how many there are between them. */
function withoutMiddle(described: readonly string[]): readonly string[] {
  if (described.length <= most) return described;
  const left = `⋮ ${String(described.length - 4)} more\n`;
  return [...described.slice(0, 2), left, ...described.slice(-2)];
}

function describeDiagnostic(diagnostic: Diagnostic, describePlace: DescribePlace): string {
  const { code, severity, message, span, path, related } = diagnostic;
  const lines = [
    [severity, code, path].join(' ').trimEnd(),
    describePlace(span),
    message,
    describeSuggestion(diagnostic) ?? [],
    related.map((place) => `${place.message}: ${describePlace(place.span)}`),
  ];
  return lines.flat().map(inOneLine).join('\n  ').concat('\n');
}

/** Control characters, line ends among them, as JSON writes them. */
function inOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) =>
    character < ' '
      ? JSON.stringify(character).slice(1, -1)
      : String.raw`\x${character.charCodeAt(0).toString(16)}`,
  );
}
