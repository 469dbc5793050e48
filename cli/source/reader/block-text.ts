import { findKey, startsItem } from './keys.ts';
import type { Line } from './line-cursor.ts';
import type { Reading, Start } from './reading.ts';
import type { YamlNode } from '../yaml-node.ts';
import { absentAt } from './reading.ts';

/** `|` or `>`, how to end the text, or what only the yaml package knows about: an indentation in digits. */
const HEADER = /^[|>](?:([-+]?)|[1-9][-+]?|[-+][1-9])(?:[ \t]+#.*|[ \t]*)$/;

/** The same with a blank between its signs, with another dash, or the wrong way round. */
const MISTYPED = /^(?=.*[|>›»])[-|>›»‐‑–—−_~ \t]+$/;

/** Whether `|` or `>` at this offset begins a text of several lines, and is not the text itself. */
export function startsBlockText(text: string, at: number, end: number): boolean {
  return /[|>]/.test(text.charAt(at)) && HEADER.test(text.slice(at, end));
}

/**
 * Reports a text that stands in the line of its `|` or `>`, and passes it with all that is indented below. Undefined for
 * a sign that may be part of the text, as in `> 50 students`.
 */
export function refuseTextBesideMark(
  reading: Reading,
  { at, line, parentIndent }: Start,
): YamlNode | undefined {
  const { text, cursor } = reading;
  const typed = text.slice(at, line.end);
  const below = cursor.next(line.index + 1)?.indent ?? 0;
  const isFold = below > parentIndent && MISTYPED.test(typed);
  const [, mark = '', rest = ''] = /^([|>][-+]?)[ \t]+(\S.*)/.exec(typed) ?? [];
  const isSign = mark.length === 1 && below <= parentIndent && !/^\p{L}/u.test(rest);
  if (!isFold && (mark === '' || isSign)) return undefined;
  const spaces = below > parentIndent ? below : Math.max(parentIndent, 0) + 2;
  const fold = typed.includes('|') ? '|-' : '>-';
  const suggestion = isFold ? fold : `${mark}\n${' '.repeat(spaces)}${rest}`;
  const parameters = { mark, spaces, ...(isFold && { fold }) };
  reading.report('text-beside-mark', parameters, [at, line.end], {
    suggestion,
    isGuess: !isFold,
  });
  return reading.passOver(at, parentIndent);
}

/** Reads the indented lines below a `|` or `>`, and passes them. */
export function readBlockText(reading: Reading, { at, line, parentIndent }: Start): YamlNode {
  const { text, cursor } = reading;
  const lines = linesOf(reading, line, parentIndent);
  const last = lines.findLast((each) => each.at < each.end);
  cursor.moveTo(line.index + 1 + lines.length);
  if (!last) refuseTextBesideName(reading, parentIndent);
  const chomping = HEADER.exec(text.slice(at, line.end))?.[1];
  if (!last || chomping === undefined || chomping === '+') return leave(reading, at);
  const value = joined(reading, lines, text.charAt(at) === '>')?.replace(/\n+$/, '');
  if (value === undefined) {
    reportIndentation(reading, lines, parentIndent);
    return leave(reading, at);
  }
  const ending = chomping === '-' ? '' : '\n';
  return { kind: 'scalar', start: at, end: last.end, value: value + ending, quoted: true };
}

/** A line with spaces before its colon, below a text that has no lines, was meant as the first line of that text. */
function refuseTextBesideName(reading: Reading, parentIndent: number): void {
  const { line } = reading.cursor;
  if (!line || line.indent !== parentIndent) return;
  const { at, end, indent } = line;
  const key = findKey(reading.text, at, end);
  if (startsItem(reading.text, at, end) || !key?.name.includes(' ')) return;
  reading.reportIndentation(line, indent + 2);
  reading.cursor.skipDeeper(indent);
}

function leave(reading: Reading, at: number): YamlNode {
  reading.unsureAt ??= at;
  return absentAt(at);
}

/** Lines that are indented less than the first one, or by tabs, end the text too early. */
function reportIndentation(reading: Reading, lines: readonly Line[], parentIndent: number): void {
  const [first, ...others] = lines.filter(({ at, end }) => at < end);
  if (!first) return;
  const expected = sharedIndent(others);
  if (expected !== undefined && (others.length > 1 || expected === parentIndent + 2)) {
    reading.reportIndentation(first, expected);
    return;
  }
  for (const line of lines) {
    if (line.at === line.end || spacesBefore(reading, line) >= first.indent) continue;
    if (line.odd) reading.reportOddIndentation(line, first.indent);
    else if (line !== first) reportOutdented(reading, line, first, parentIndent);
  }
}

/** The indentation of lines that are all indented alike, by spaces. */
function sharedIndent(lines: readonly Line[]): number | undefined {
  const indents = new Set(lines.map(({ indent, odd }) => (odd ? undefined : indent)));
  return indents.size === 1 ? [...indents][0] : undefined;
}

function spacesBefore({ text }: Reading, line: Line): number {
  return text.slice(line.start, line.at).search(/[^ ]|$/);
}

/** What begins with the name of a field was meant as one, beside the text's own; all else continues the text. */
function reportOutdented(reading: Reading, line: Line, first: Line, parentIndent: number): void {
  const name = findKey(reading.text, line.at, line.end)?.name ?? '';
  const expected = /^[a-z]\w*$/.test(name) ? Math.max(parentIndent, 0) : first.indent;
  const related = [{ message: 'the text begins here', span: reading.span(first.at, first.end) }];
  reading.reportIndentation(line, expected, related);
}

function linesOf(reading: Reading, header: Line, parentIndent: number): readonly Line[] {
  const lines: Line[] = [];
  for (let index = header.index + 1; ; index++) {
    const line = reading.cursor.lineAt(index);
    if (!line || endsText(reading, line, parentIndent)) {
      // Whether such a comment belongs to the text is for the package to say.
      if (line && isTabbedComment(reading, line)) reading.unsureAt ??= line.start;
      return lines;
    }
    lines.push(line);
    if (looksLikeField(reading, line)) reading.doubtfulLines++;
  }
}

function isTabbedComment({ text }: Reading, { start, at }: Line): boolean {
  return text.charAt(at) === '#' && text.slice(start, at).includes('\t');
}

function looksLikeField({ text }: Reading, { at, end }: Line): boolean {
  return /^[a-z]\w*$/.test(findKey(text, at, end)?.name ?? '');
}

function endsText({ text }: Reading, line: Line, parentIndent: number): boolean {
  if (line.at === line.end || line.indent > parentIndent) return false;
  // How deep a tab goes is a guess; a line that is no field and no item was meant to continue the text.
  const { at, end } = line;
  return !line.odd || startsItem(text, at, end) || findKey(text, at, end) !== undefined;
}

/** The lines as one text; undefined where that takes rules which only the yaml package knows. */
function joined(reading: Reading, lines: readonly Line[], folded: boolean): string | undefined {
  const [first] = lines;
  if (!first || first.at === first.end) return undefined;
  const parts: string[] = [];
  for (const line of lines) {
    const part = blockLineContent(reading, line, first.indent, folded);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  if (!folded) return parts.join('\n');
  return parts.reduce((text, part, index) => {
    if (part === '') return `${text}\n`;
    return parts[index - 1] === '' ? `${text}${part}` : `${text} ${part}`;
  });
}

function blockLineContent(
  { text, file }: Reading,
  line: Line,
  indent: number,
  folded: boolean,
): string | undefined {
  const next = file.lineStarts[line.index + 1] ?? text.length;
  const typed = text.slice(line.start, next).replace(/\r?\n$/, '');
  if (line.at === line.end) return typed.length <= indent && !/\t/.test(typed) ? '' : undefined;
  const spaces = line.at - line.start;
  if (line.odd || text.slice(line.start, line.at).includes('\t')) return undefined;
  if (spaces < indent || (folded && spaces > indent)) return undefined;
  return typed.slice(indent);
}
