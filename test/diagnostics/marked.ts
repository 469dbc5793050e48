import type { Span } from '../../cli/diagnostics/span.ts';

/** As much of a line as is shown on either side of a span, in characters. */
const room = 80;

/**
 * A span as marks in the lines that it is in, so that a test shows its place to the letter:
 * `accent: «harbour»`.
 */
export function marked({ file: { text }, start, end }: Span): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(start, end - 1));
  const before = text.slice(lineStart, start);
  const after = text.slice(end, Math.max(end, lineEnd === -1 ? text.length : lineEnd));
  const inside = withoutMiddle(text.slice(start, end));
  return `${before.slice(-room)}«${inside}»${after.slice(0, room)}`;
}

/** Of many lines, or of a long one, the beginning and the end. */
function withoutMiddle(text: string): string {
  const lines = text.split('\n');
  if (lines.length > 3) return [lines[0], '⋮', lines.at(-1)].join('\n');
  return text.length > 4 * room ? `${text.slice(0, room)}…${text.slice(-room)}` : text;
}
