import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { findKey, startsItem } from '../reader/keys.ts';
import type { Line } from '../reader/line-cursor.ts';
import type { Reading } from '../reader/reading.ts';
import { endOfText, skipBlanks } from '../reader/reading.ts';
import { contentBefore, linesAfter, linesBefore, linesWithin } from './repair.ts';
import type { Repair } from './repair.ts';

/** A dash that is missing, or the space after it, or one that should not be there. */
export function dashRepairs(reading: Reading, line: Line): readonly Repair[] {
  if (startsItem(reading.text, line.at, line.end)) return strayDash(reading, line);
  if (/-[^\s-]/.test(reading.text.slice(line.at, line.at + 2))) return [spaceRepair(reading, line)];
  if (repeatsAbove(reading, line)) return [];
  const columns = itemColumns(reading, line);
  return [line.indent, line.indent - 2]
    .filter((column) => columns.has(column))
    .map((column) => missingDash(reading, line, column));
}

/** A dash before a field that has others beside it, which begin where the dash does. */
function strayDash(reading: Reading, line: Line): readonly Repair[] {
  const { text, file } = reading;
  const start = skipBlanks(text, line.at + 1, line.end);
  const beside = [linesBefore(reading, line), linesAfter(reading, line)];
  if (!findKey(text, start, line.end)) return [];
  if (!beside.some((lines) => isBesideField(reading, lines, line))) return [];
  const edit = { start: line.at, end: start, replacement: '' };
  const below = linesWithin(reading, line, start - line.at).map((each) => {
    return { start: each.start, end: each.start + start - line.at, replacement: '' };
  });
  const span = { file, start: line.at, end: line.end };
  const problem = () => createDiagnostic('item-among-fields', {}, span);
  // The other lines of the item stand as deep as its first field, or as the dash.
  const ways = below.length > 0 ? [[edit], [edit, ...below]] : [[edit]];
  return ways.map((edits) => ({ line, edits, specific: true, likelihood: 3, problem }));
}

/** Whether the nearest of some lines that is no deeper is a field that stands as deep. */
function isBesideField({ text }: Reading, lines: Iterable<Line>, { indent }: Line): boolean {
  for (const beside of lines) {
    if (beside.indent > indent) continue;
    const isItem = startsItem(text, beside.at, beside.end);
    return (
      beside.indent === indent && !isItem && findKey(text, beside.at, beside.end) !== undefined
    );
  }
  return false;
}

function spaceRepair({ file }: Reading, line: Line): Repair {
  const edit = { start: line.at, end: line.at + 1, replacement: '- ' };
  const problem = () =>
    createDiagnostic('missing-space-after-dash', {}, { file, ...edit }, { suggestion: '- ' });
  return { line, edits: [edit], specific: true, likelihood: 3, problem };
}

function missingDash({ file, text }: Reading, line: Line, column: number): Repair {
  const end = endOfText(text, line.at, line.end);
  const edit = { start: line.start + column, end: line.at, replacement: '- ' };
  const span = { file, start: edit.start, end };
  const suggestion = `- ${text.slice(line.at, end)}`;
  const problem = () => createDiagnostic('missing-dash', {}, span, { suggestion });
  return { line, edits: [edit], specific: true, likelihood: 3, problem };
}

/** Whether the line says once more what the one above says: then it is one too many, and lacks nothing. */
function repeatsAbove(reading: Reading, line: Line): boolean {
  const typed = ({ at, end }: Line): string => reading.text.slice(at, end).replace(/^- +/, '');
  const above = contentBefore(reading, line);
  return above !== undefined && typed(above) === typed(line);
}

/** Where the dashes of the nearest items above and below stand that begin as the line does. */
function itemColumns(reading: Reading, line: Line): ReadonlySet<number> {
  const start = beginning(reading, line.at, line.end);
  const nearest = [linesBefore(reading, line), linesAfter(reading, line)].map((lines) =>
    nearestItem(reading, lines, line.indent),
  );
  return new Set(
    nearest
      .filter((item) => item !== undefined)
      .filter((item) => beginning(reading, item.at + 2, item.end) === start)
      .map(({ indent }) => indent),
  );
}

/** The name of the field that begins at an offset, or the bracket. */
function beginning({ text }: Reading, at: number, end: number): string | undefined {
  return /[[{]/.exec(text.charAt(at))?.[0] ?? findKey(text, at, end)?.name;
}

/** The nearest item of some lines that stands no deeper than an indentation. */
function nearestItem({ text }: Reading, lines: Iterable<Line>, deepest: number): Line | undefined {
  for (const line of lines) {
    if (line.indent <= deepest && startsItem(text, line.at, line.end)) return line;
  }
  return undefined;
}
