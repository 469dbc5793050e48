import type { Span } from '../../diagnostics/span.ts';
import { positionAt } from '../../diagnostics/span.ts';
import type { TypedText } from '../walk.ts';

/** A line that a text is typed in. */
export interface TextLine {
  /** Without blanks around it; empty for a blank line. */
  readonly words: string;
  readonly span: Span;
  /** The column in which the line ends, from 1. */
  readonly end: number;
}

/** A text whose line breaks become blanks: after `>-`, or without any sign. */
export interface JoinedText {
  readonly lines: readonly TextLine[];
  /** The first line stands beside the name of the field, or behind the dash of the item. */
  readonly beginsBeside: boolean;
}

const LINE_END = /[\n\r\u2028\u2029]/;

/** The lines of a text; undefined where they cannot be joined by others: in quotes, in brackets, after `|`. */
export function joinedTextOf({ document, pointer }: TypedText): JoinedText | undefined {
  const scalar = document.scalarAt(pointer);
  if (scalar === undefined || scalar.inFlow || !LINE_END.test(scalar.source)) return undefined;
  if (scalar.quoted && !scalar.source.startsWith('>')) return undefined;
  const value = document.locate(pointer, 'value');
  const [first, ...below] = linesOf(value);
  if (first === undefined) return undefined;
  if (scalar.quoted) return { lines: below, beginsBeside: false };
  return { lines: [first, ...below], beginsBeside: isBesideSomething(value) };
}

function linesOf({ file, start, end }: Span): readonly TextLine[] {
  return [...file.text.slice(start, end).matchAll(/^.*$/gm)].map(({ 0: typed, index }) => {
    const words = typed.trim();
    const from = start + index + typed.length - typed.trimStart().length;
    const span = { file, start: from, end: from + words.length };
    return { words, span, end: positionAt(file, span.end).column };
  });
}

function isBesideSomething({ file, start }: Span): boolean {
  const { column } = positionAt(file, start);
  return file.text.slice(start - column + 1, start).trim() !== '';
}
