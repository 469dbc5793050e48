import pico from 'picocolors';
import type { Diagnostic } from '../diagnostic.ts';
import { acknowledgedInWords, summarise, summaryInWords } from '../summary.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frame.ts';
import { describeSuggestion, formatNote, formatLocation } from './location.ts';

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
  return [head, ...drawn(frame, advice, paint, colours), ...notes];
}

function drawn(
  { lineNumber, text, mark }: Frame,
  advice: string | undefined,
  paint: (text: string) => string,
  colours: Colours,
): readonly string[] {
  const number = String(lineNumber);
  const margin = `${' '.repeat(number.length)} |`;
  const [first = '', ...others] = (advice ?? '').split('\n');
  return [
    colours.dim(margin),
    `${colours.dim(`${number} |`)} ${text}`.trimEnd(),
    `${colours.dim(margin)} ${paint(`${mark} ${first}`.trimEnd())}`,
    ...others.map((line) => `${colours.dim(margin)} ${paint(line)}`.trimEnd()),
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
  const beside = acknowledged === 0 ? '' : `; ${acknowledgedInWords(acknowledged)}`;
  const words = `${capitalised(summaryInWords(summary))}${beside}.`;
  if (summary.errors > 0) return colours.red(words);
  return summary.warnings > 0 ? colours.yellow(words) : colours.green(words);
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
