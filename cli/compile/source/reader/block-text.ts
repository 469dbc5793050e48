import type { YamlNode } from '../yaml-node.ts';
import type { Line } from './line.ts';
import type { Reading } from './reading.ts';
import { absentAt } from './reading.ts';

/** `|` or `>`, how to end the text, or what only the yaml package knows about: an indentation in digits. */
const HEADER = /^[|>](?:([-+]?)|[1-9][-+]?|[-+][1-9])(?:[ \t]+#.*|[ \t]*)$/;

/** The same with a blank between its signs, with another dash, or the wrong way round. */
const MISTYPED = /^(?=.*[|>›»])[-|>›»‐‑–—−_~ \t]+$/;

/**
 * Reports a text that stands in the line of its `|` or `>`, and passes it with all that is indented below. Undefined for
 * a sign that may be part of the text, as in `> 50 students`.
 */
function refuseTextBesideMark(reading: Reading, part: Line): YamlNode | undefined {
  const { at, end, typed, indent: parentIndent } = part;
  const below = reading.after(part)?.indent ?? 0;
  const isFold = below > parentIndent && MISTYPED.test(typed);
  const [, mark = '', rest = ''] = /^([|>][-+]?)[ \t]+(\S.*)/.exec(typed) ?? [];
  const isSign = mark.length === 1 && below <= parentIndent && !/^\p{L}/u.test(rest);
  if (!isFold && (mark === '' || isSign)) return undefined;
  const spaces = below > parentIndent ? below : Math.max(parentIndent, 0) + 2;
  const fold = typed.includes('|') ? '|-' : '>-';
  const suggestion = isFold ? fold : `${mark}\n${' '.repeat(spaces)}${rest}`;
  const parameters = { mark, spaces, fold: isFold && fold };
  reading.report('text-beside-mark', parameters, [at, end], { suggestion, isGuess: !isFold });
  return reading.passOver(part);
}

/**
 * Reads the indented lines below a `|` or `>`, and passes them. Undefined where none stands in the part of a line, or
 * only as the beginning of a text.
 */
export function readBlockText(reading: Reading, part: Line): YamlNode | undefined {
  const { at, first: mark, indent: parentIndent } = part;
  const header = HEADER.exec(part.typed);
  if (!header) return refuseTextBesideMark(reading, part);
  const lines = linesOf(reading, part);
  const last = lines.findLast((each) => !each.isBlank);
  reading.moveTo(part.index + 1 + lines.length);
  if (!last) refuseTextBesideName(reading, parentIndent);
  const [, chomping] = header;
  if (!last || chomping === undefined || chomping === '+') return leave(reading, at);
  const value = joined(reading, lines, mark === '>')?.replace(/\n+$/, '');
  if (value === undefined) {
    reportIndentation(reading, lines, parentIndent);
    return leave(reading, at);
  }
  const ending = chomping === '-' ? '' : '\n';
  return { kind: 'scalar', start: at, end: last.end, value: value + ending, quoted: true };
}

/** A line with spaces before its colon, below a text that has no lines, was meant as the first line of that text. */
function refuseTextBesideName(reading: Reading, parentIndent: number): void {
  const { line } = reading;
  if (line?.indent !== parentIndent || line.isItem || !line.key?.name.includes(' ')) return;
  reading.add(reading.badIndentation(line, line.indent + 2));
  reading.skipDeeper(line.indent);
}

function leave(reading: Reading, at: number): YamlNode {
  reading.unsureAt ??= at;
  return absentAt(at);
}

/** Lines that are indented less than the first one, or by tabs, end the text too early. */
function reportIndentation(reading: Reading, lines: readonly Line[], parentIndent: number): void {
  const [first, ...others] = lines.filter(({ isBlank }) => !isBlank);
  if (!first) return;
  const [expected, ...more] = new Set(others.map(({ indent, odd }) => (odd ? undefined : indent)));
  const isShared = more.length === 0 && (others.length > 1 || expected === parentIndent + 2);
  if (expected !== undefined && isShared) {
    reading.add(reading.badIndentation(first, expected));
    return;
  }
  for (const line of [first, ...others]) {
    if (line.blanks.search(/[^ ]|$/) >= first.indent) continue;
    if (line.odd) reading.add(reading.oddIndentation(line, first.indent));
    else if (line !== first) reportOutdented(reading, line, first, parentIndent);
  }
}

/** What begins with the name of a field was meant as one, beside the text's own; all else continues the text. */
function reportOutdented(reading: Reading, line: Line, first: Line, parentIndent: number): void {
  const expected = looksLikeField(line) ? Math.max(parentIndent, 0) : first.indent;
  const related = [{ message: 'the text begins here', span: reading.span(first.at, first.end) }];
  reading.add(reading.badIndentation(line, expected, related));
}

function linesOf(reading: Reading, header: Line): readonly Line[] {
  const lines: Line[] = [];
  for (let index = header.index + 1; ; index++) {
    const line = reading.lineAt(index);
    if (!line || endsText(line, header.indent)) {
      // Whether a comment behind a tab belongs to the text is for the package to say.
      if (line?.first === '#' && line.blanks.includes('\t')) reading.unsureAt ??= line.start;
      return lines;
    }
    lines.push(line);
    if (looksLikeField(line)) reading.doubtfulLines++;
  }
}

function looksLikeField({ key }: Line): boolean {
  return /^[a-z]\w*$/.test(key?.name ?? '');
}

function endsText(line: Line, parentIndent: number): boolean {
  if (line.isBlank || line.indent > parentIndent) return false;
  // How deep a tab goes is a guess; a line that is no field and no item was meant to continue the text.
  return !line.odd || line.isItem || line.key !== undefined;
}

/** The lines as one text; undefined where that takes rules which only the yaml package knows. */
function joined(reading: Reading, lines: readonly Line[], folded: boolean): string | undefined {
  const [first] = lines;
  if (first?.isBlank !== false) return undefined;
  const contents = lines.map((line) => contentOf(reading, line, first.indent, folded));
  const parts = contents.filter((content) => content !== undefined);
  if (parts.length < lines.length) return undefined;
  if (!folded) return parts.join('\n');
  return parts.reduce((text, part, index) => {
    if (part === '') return `${text}\n`;
    return parts[index - 1] === '' ? `${text}${part}` : `${text} ${part}`;
  });
}

/** What a line adds to a text that is indented by so much. */
function contentOf({ text, file }: Reading, line: Line, indent: number, folded: boolean) {
  const typed = text.slice(line.start, file.lineStarts[line.index + 1]).replace(/\r?\n$/, '');
  if (line.isBlank) return typed.length <= indent && !typed.includes('\t') ? '' : undefined;
  if (line.odd || line.blanks.includes('\t')) return undefined;
  const spaces = line.blanks.length;
  return spaces < indent || (folded && spaces > indent) ? undefined : typed.slice(indent);
}
