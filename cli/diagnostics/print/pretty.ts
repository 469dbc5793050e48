import pico from 'picocolors';
import { capital, counted } from '../catalogue/lists.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SourceFile, Span } from '../span.ts';
import { positionAt } from '../span.ts';
import { summarise, summaryInWords } from '../summary.ts';
import { commanding } from '../visible.ts';
import { describeSuggestion, formatLocation, formatNote } from './location.ts';

type Colours = ReturnType<typeof pico.createColors>;

export interface PrettyOptions {
  readonly colour?: boolean;
  /** How many notices the YAML acknowledges. */
  readonly acknowledged?: number;
}

/** For people at a terminal: each diagnostic with its line of the file, then a summary. */
export function printPretty(
  diagnostics: readonly Diagnostic[],
  { colour = false, acknowledged = 0 }: PrettyOptions,
): string {
  const colours = pico.createColors(colour);
  const blocks = diagnostics.map((diagnostic) => block(diagnostic, colours).join('\n'));
  return `${[...blocks, summaryLine(diagnostics, acknowledged, colours)].join('\n\n')}\n`;
}

function block(diagnostic: Diagnostic, colours: Colours): readonly string[] {
  const { span, severity, message, code, related } = diagnostic;
  const paint = painter(severity, colours);
  const head = `${colours.bold(`${formatLocation(span)}:`)} ${paint(`${severity}:`)} ${message} ${colours.dim(`[${code}]`)}`;
  const frame = frameOf(span);
  const advice = describeSuggestion(diagnostic);
  const notes = related.map((place) => colours.dim(formatNote(place)));
  if (!frame) return [head, ...(advice === undefined ? [] : [advice]), ...notes];
  return [head, ...drawn(frame, advice ?? '', paint, colours), ...notes];
}

function drawn(
  { lineNumber, text, mark }: Frame,
  advice: string,
  paint: (text: string) => string,
  colours: Colours,
): readonly string[] {
  const number = String(lineNumber);
  const margin = `${' '.repeat(number.length)} |`;
  return [
    colours.dim(margin),
    `${colours.dim(`${number} |`)} ${text}`.trimEnd(),
    `${colours.dim(margin)} ${paint(`${mark} ${advice}`.trimEnd())}`,
  ];
}

function painter(severity: Diagnostic['severity'], colours: Colours): (text: string) => string {
  if (severity === 'error') return colours.red;
  return severity === 'warning' ? colours.yellow : colours.cyan;
}

function summaryLine(
  diagnostics: readonly Diagnostic[],
  acknowledged: number,
  colours: Colours,
): string {
  const summary = summarise(diagnostics);
  const beside = acknowledged === 0 ? '' : `; ${counted(acknowledged, 'notice')} acknowledged`;
  const words = `${capital(summaryInWords(summary))}${beside}.`;
  if (summary.errors > 0) return colours.red(words);
  return summary.warnings > 0 ? colours.yellow(words) : colours.green(words);
}

/** Columns of source text that a frame shows at most; longer lines are cut around the mark. */
const WIDTH = 96;
/** Columns that stay visible before the mark when a line is cut. */
const LEAD = 24;

interface Frame {
  readonly lineNumber: number;
  readonly text: string;
  /** Spaces, a caret, and tildes as wide as the span, up to the line's end. */
  readonly mark: string;
}

/** Undefined where there is no text to show, as for a file that does not exist. */
function frameOf({ file, start, end }: Span): Frame | undefined {
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
