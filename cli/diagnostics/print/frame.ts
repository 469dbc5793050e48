import type { SourceFile, Span } from '../span.ts';
import { positionAt } from '../span.ts';
import { commanding } from '../visible.ts';

/** Columns of source text that a frame shows at most; longer lines are cut around the mark. */
const WIDTH = 96;
/** Columns that stay visible before the mark when a line is cut. */
const LEAD = 24;

/** The line that a span begins in, and the mark that goes below it. */
export interface Frame {
  readonly lineNumber: number;
  readonly text: string;
  /** Spaces, then a caret and tildes as wide as the span; of a longer span, up to the line's end. */
  readonly mark: string;
}

/** Undefined where there is no text to show, as for a file that does not exist. */
export function frameOf({ file, start, end }: Span): Frame | undefined {
  if (file.text === '') return undefined;
  const { line, column } = positionAt(file, start);
  const whole = lineText(file, line);
  const from =
    whole.length > WIDTH ? Math.max(0, Math.min(column - 1 - LEAD, whole.length - WIDTH)) : 0;
  const to = Math.min(whole.length, from + WIDTH);
  const text = `${from > 0 ? '…' : ''}${whole.slice(from, to)}${to < whole.length ? '…' : ''}`;
  const indent = column - 1 - from + (from > 0 ? 1 : 0);
  const length = Math.min(end - start, to - (column - 1));
  return {
    lineNumber: line,
    text: inColumns(text),
    mark: `${' '.repeat(indent)}^${'~'.repeat(Math.max(0, length - 1))}`,
  };
}

function lineText(file: SourceFile, line: number): string {
  const from = file.lineStarts[line - 1] ?? 0;
  const to = file.lineStarts[line] ?? file.text.length;
  return file.text.slice(from, to).replace(/\r?\n$/, '');
}

// One column each, so that the mark stays below its text.
function inColumns(text: string): string {
  return text.replaceAll('\t', '→').replaceAll(commanding, '\u00B7');
}
