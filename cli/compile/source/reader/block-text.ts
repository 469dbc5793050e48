import type { Line } from './line.ts';
import type { Reading } from './reading.ts';

/** `|` or `>`, how to end the text, and how deep it is indented where digits say so. */
const HEADER = /^[|>](?:[-+]?|([1-9][-+]?|[-+][1-9]))(?:[ \t]+#.*|[ \t]*)$/;

/** The same with a blank between its signs, with another dash, or the wrong way round. */
const MISTYPED = /^(?=.*[|>›»])[-|>›»‐‑–—−_~ \t]+$/;

/** Reports a text beside its `|` or `>`; false for a text's own sign, as in `> 50 students`. */
function refuseTextBesideMark(reading: Reading, part: Line): boolean {
  const { at, end, typed, indent: parentIndent } = part;
  const below = reading.after(part)?.indent ?? 0;
  const isFold = below > parentIndent && MISTYPED.test(typed);
  const [, mark = '', rest = ''] = /^([|>][-+]?)[ \t]+(\S.*)/.exec(typed) ?? [];
  const isSign = mark.length === 1 && below <= parentIndent && !/^\p{L}/u.test(rest);
  if (!isFold && (mark === '' || isSign)) return false;
  const spaces = below > parentIndent ? below : Math.max(parentIndent, 0) + 2;
  const fold = typed.includes('|') ? '|-' : '>-';
  const suggestion = isFold ? fold : `${mark}\n${' '.repeat(spaces)}${rest}`;
  const parameters = { mark, spaces, fold: isFold && fold };
  reading.report('text-beside-mark', parameters, [at, end], { suggestion, isGuess: !isFold });
  reading.skipDeeper(parentIndent);
  return true;
}

/** Reads the lines below a `|` or `>`; false where none stands there, or begins a text. */
export function readBlockText(reading: Reading, part: Line): boolean {
  const { indent: parentIndent } = part;
  const header = HEADER.exec(part.typed);
  if (!header) return refuseTextBesideMark(reading, part);
  const lines = linesOf(reading, part);
  reading.moveTo(part.index + 1 + lines.length);
  const [first, ...others] = lines.filter(({ isBlank }) => !isBlank);
  const [, digits] = header;
  if (!first) refuseTextBesideName(reading, parentIndent);
  else if (digits === undefined) {
    reportIndentation(reading, part, first, others);
    reportDeepBlanks(reading, lines, first);
    reportTabs(reading, lines, first.indent);
  }
  return true;
}

/** Below a text without lines, a line with words before its colon was meant as the first. */
function refuseTextBesideName(reading: Reading, parentIndent: number): void {
  const { line } = reading;
  if (line?.indent !== parentIndent || line.isItem || !line.key?.name.includes(' ')) return;
  reading.add(reading.badIndentation(line, line.indent + 2));
  reading.skipDeeper(line.indent);
}

/** Lines that are indented less than the first one, or by tabs, end the text too early. */
function reportIndentation(
  reading: Reading,
  mark: Line,
  first: Line,
  others: readonly Line[],
): void {
  const expected = meantIndent(mark, first, others);
  if (expected !== undefined) {
    reading.add(reading.badIndentation(first, expected));
    return;
  }
  for (const line of [first, ...others]) {
    if (line.blanks.search(/[^ ]|$/) >= first.indent) continue;
    if (line.odd) reading.add(reading.oddIndentation(line, first.indent));
    else if (line !== first) reportOutdented(reading, line, first, mark.indent);
  }
}

/** Reports lines of nothing but blanks whose tab stands where the text is still indented. */
function reportTabs(reading: Reading, lines: readonly Line[], spaces: number): void {
  const { text, file } = reading;
  for (const { isBlank, index, start } of lines) {
    const blanks = isBlank ? text.slice(start, file.lineStarts[index + 1]) : '';
    const [typed = ''] = /^ *\t[ \t]*/.exec(blanks) ?? [];
    if (typed === '' || typed.indexOf('\t') >= spaces) continue;
    const extras = { suggestion: ' '.repeat(spaces) };
    reading.report('tab-indentation', { spaces }, [start, start + typed.length], extras);
  }
}

/** Reports lines of nothing but spaces above a text, where they are more than its indentation. */
function reportDeepBlanks(reading: Reading, lines: readonly Line[], first: Line): void {
  const { text, file } = reading;
  for (const { index, start } of lines) {
    if (index === first.index) return;
    const [{ length: found } = ''] =
      /^ *(?=[\r\n])/.exec(text.slice(start, file.lineStarts[index + 1])) ?? [];
    if (found <= first.indent) continue;
    reading.report('deep-blank-line', { found }, [start, start + found], { suggestion: '' });
  }
}

/** Where the first line of a text was meant to stand, if all others agree on that. */
function meantIndent(mark: Line, first: Line, others: readonly Line[]): number | undefined {
  const [indent, ...more] = new Set(others.map((line) => (line.odd ? undefined : line.indent)));
  if (indent === undefined || more.length > 0 || indent === first.indent) return undefined;
  // After `|`, deeper lines below the first are a part of the text.
  if (indent > first.indent && mark.first === '|') return undefined;
  return others.length > 1 || indent === mark.indent + 2 ? indent : undefined;
}

/** A line with a field's name was meant beside the text's own; all else continues the text. */
function reportOutdented(reading: Reading, line: Line, first: Line, parentIndent: number): void {
  const expected = looksLikeField(line) ? Math.max(parentIndent, 0) : first.indent;
  const related = [{ message: 'the text begins here', span: reading.span(first.at, first.end) }];
  reading.add(reading.badIndentation(line, expected, related));
}

function linesOf(reading: Reading, header: Line): readonly Line[] {
  const lines: Line[] = [];
  for (let index = header.index + 1; ; index++) {
    const line = reading.lineAt(index);
    if (!line || endsText(line, header.indent)) return lines;
    lines.push(line);
    if (looksLikeField(line)) reading.doubtfulLines++;
  }
}

function looksLikeField({ key }: Line): boolean {
  return /^[a-z]\w*$/.test(key?.name ?? '');
}

function endsText(line: Line, parentIndent: number): boolean {
  if (line.isBlank || line.indent > parentIndent) return false;
  // How deep a tab goes is a guess; a line that is no field and no item was meant to continue the
  // text.
  return !line.odd || line.isItem || line.key !== undefined;
}
