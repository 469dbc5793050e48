import type { Line } from '../reader/line.ts';
import type { Reading } from '../reader/reading.ts';
import { contentBefore, linesAround, linesWithin, nearest, specificRepair } from './repair.ts';
import type { Repair } from './repair.ts';

/** A dash that is missing, or the space after it, or one that should not be there. */
export function dashRepairs(reading: Reading, line: Line): readonly Repair[] {
  if (line.isItem) return strayDash(reading, line);
  if (/^-[^\s-]/.test(line.typed)) {
    const extras = { suggestion: '- ' };
    const dash = reading.diagnose('missing-space-after-dash', {}, [line.at, line.at + 1], extras);
    return [specificRepair(dash)];
  }
  if (repeatsAbove(reading, line)) return [];
  const columns = itemColumns(reading, line);
  return [line.indent, line.indent - 2]
    .filter((column) => columns.includes(column))
    .map((column) => missingDash(reading, line, column));
}

/** A dash before a field that has others beside it, which begin where the dash does. */
function strayDash(reading: Reading, line: Line): readonly Repair[] {
  const field = line.from(line.at + 1);
  const isBeside = linesAround(reading, line).some((lines) => isBesideField(lines, line));
  if (!field.key || !isBeside) return [];
  const width = field.at - line.at;
  const problem = reading.diagnose('item-among-fields', {}, [line.at, line.end]);
  const edit = { start: line.at, end: field.at, replacement: '' };
  const below = linesWithin(reading, line, width).map(({ start }) => {
    return { start, end: start + width, replacement: '' };
  });
  // The other lines of the item stand as deep as its first field, or as the dash.
  const ways = below.length > 0 ? [[edit], [edit, ...below]] : [[edit]];
  return ways.map((edits) => specificRepair(problem, edits));
}

/** Whether the nearest of some lines that is no deeper is a field that stands as deep. */
function isBesideField(lines: Iterable<Line>, { indent }: Line): boolean {
  const beside = nearest(lines, (each) => each.indent <= indent);
  return beside?.indent === indent && !beside.isItem && beside.key !== undefined;
}

function missingDash(reading: Reading, line: Line, column: number): Repair {
  const { at: end, textEnd } = line;
  const start = line.start + column;
  const suggestion = `- ${reading.text.slice(end, textEnd)}`;
  const problem = reading.diagnose('missing-dash', {}, [start, textEnd], { suggestion });
  return specificRepair(problem, [{ start, end, replacement: '- ' }]);
}

/** Whether the line repeats the one above: then it is one too many, and lacks nothing. */
function repeatsAbove(reading: Reading, line: Line): boolean {
  const withoutDash = ({ typed }: Line): string => typed.replace(/^- +/, '');
  const above = contentBefore(reading, line);
  return above !== undefined && withoutDash(above) === withoutDash(line);
}

/** Where the dashes of the nearest items above and below stand that begin as the line does. */
function itemColumns(reading: Reading, line: Line): readonly number[] {
  const own = beginning(line);
  return linesAround(reading, line).flatMap((lines) => {
    const item = nearest(lines, ({ indent, isItem }) => isItem && indent <= line.indent);
    if (!item) return [];
    const content = item.from(item.at + 1);
    // Where more blanks follow its dash, its fields stand deeper than a dash and a space put the
    // line.
    const other = content.at > item.at + 2 ? item.key?.name : beginning(content);
    return other === own ? item.indent : [];
  });
}

/** The name of the field that a part of a line begins with, or the bracket. */
function beginning({ first, key }: Line): string | undefined {
  return /[[{]/.test(first) ? first : key?.name;
}
