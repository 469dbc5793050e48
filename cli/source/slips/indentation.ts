import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { findKey, startsItem } from '../reader/keys.ts';
import type { Line } from '../reader/line-cursor.ts';
import type { Reading } from '../reader/reading.ts';
import {
  contentAfter,
  enclosingLine,
  linesAfter,
  linesBefore,
  linesWithin,
  standsAlone,
} from './repair.ts';
import type { Repair } from './repair.ts';

/** How much deeper a line is indented than the one that it belongs to. */
export const step = 2;

/** Another indentation: that of a line around it, likeliest first. */
export function indentationRepairs(reading: Reading, line: Line): readonly Repair[] {
  return likelyIndents(reading, line).map((expected) => indentationRepair(reading, line, expected));
}

/** Another indentation of a line, in columns. */
export function indentationRepair(reading: Reading, line: Line, expected: number): Repair {
  const { start, at: end, indent: found } = line;
  const suggestion = ' '.repeat(expected);
  const likelihood = likelihoodOf(reading, line, expected);
  const span = reading.span(start, end);
  const problem = () =>
    line.odd
      ? reading.oddIndentation(line, expected)
      : createDiagnostic('bad-indentation', { found, expected }, span, { suggestion });
  return {
    line,
    edits: [{ start, end, replacement: suggestion }],
    specific: false,
    likelihood,
    problem,
  };
}

/** Another indentation of an item, or of a name alone in its line, with all of the lines below that belong to it. */
export function blockIndentationRepairs(reading: Reading, line: Line): readonly Repair[] {
  const isItem = startsItem(reading.text, line.at, line.end);
  const isOffName = standsAlone(reading, line) && line.indent % step !== 0;
  if (line.odd || !(isItem || isOffName)) return [];
  const lines = [line, ...linesWithin(reading, line, isItem ? step : 1)];
  const indents = isItem ? indentsOfItems(reading, line) : indentsOfNames(reading, line, lines[1]);
  return indents.map((expected) => ({
    ...indentationRepair(reading, line, expected),
    edits: lines.map(({ start, at, indent }) => {
      return { start, end: at, replacement: ' '.repeat(indent + expected - line.indent) };
    }),
    ...(!isItem && { specific: true, likelihood: 3 }),
  }));
}

/** Another indentation of all lines above that stand deeper than the line: the first of a block set the wrong one. */
export function runRepairs(reading: Reading, line: Line): readonly Repair[] {
  const above = [...linesBefore(reading, line)];
  const indent = above[0]?.indent ?? line.indent;
  const outside = above.findIndex((each) => each.indent < indent);
  const run = above.slice(0, outside).filter((each) => each.indent === indent);
  const first = run.at(-1);
  const isBeside = Math.abs(indent - line.indent) === 1;
  if (first === undefined || !(isBeside || isTooDeep(reading, first, line.indent))) return [];
  const edits = run.toReversed().map(({ start, at }) => {
    return { start, end: at, replacement: ' '.repeat(line.indent) };
  });
  return [{ ...indentationRepair(reading, first, line.indent), edits }];
}

/** Whether a first line of a block is deeper than the next step below its name, where others of the block stand. */
function isTooDeep(reading: Reading, first: Line, indent: number): boolean {
  return first.indent > indent && enclosingLine(reading, first)?.indent === indent - step;
}

/** The indentation of the item before or after. */
function indentsOfItems(reading: Reading, line: Line): readonly number[] {
  const beside = [linesBefore(reading, line), linesAfter(reading, line)].flatMap((around) => {
    return nextItem(reading, line, around) ?? [];
  });
  return [...new Set(beside.map(({ indent }) => indent))];
}

/** The indentations of a field name that would put its first field at the depth that is usual nearby. */
function indentsOfNames(reading: Reading, line: Line, first: Line | undefined): readonly number[] {
  if (first?.indent !== line.indent + step) return [];
  const usual = usualIndent(reading, first);
  const open = openIndents(reading, line).filter((each) => Math.abs(each - line.indent) < step);
  return open.filter((each) => each + step === usual);
}

/** The nearest item that is about as deep, with nothing but the lines of items between. */
function nextItem(reading: Reading, { indent }: Line, around: Iterable<Line>): Line | undefined {
  for (const line of around) {
    const isItem = startsItem(reading.text, line.at, line.end);
    if (isItem && Math.abs(line.indent - indent) < step) return line;
    if (line.indent < indent) return undefined;
  }
  return undefined;
}

/** A line hardly stands where it should that is not two spaces deeper than the one that it belongs to. */
function likelihoodOf(reading: Reading, line: Line, expected: number): Repair['likelihood'] {
  if (!isRegular(reading, line, expected)) return 0;
  const below = standsAlone(reading, line) ? contentAfter(reading, line)?.indent : undefined;
  if (below === line.indent + step && below !== expected + step) return 0;
  if (line.indent % step !== 0) return 3;
  // One that stands where its namesakes do is hardly the slip.
  if (line.indent === usualIndent(reading, line)) return 0;
  return isRegular(reading, line, line.indent) ? 1 : 2;
}

function isRegular(reading: Reading, line: Line, indent: number): boolean {
  // What is out of sight stands at the margin.
  return (enclosingLine(reading, { ...line, indent })?.indent ?? 0) === indent - step;
}

/** Where the lines around stand. A name stands rather where it usually does nearby, and else rather deep. */
function likelyIndents(reading: Reading, line: Line): readonly number[] {
  const around = new Set(openIndents(reading, line));
  const after = contentAfter(reading, line);
  if (after) around.add(after.indent);
  if (!line.odd) around.delete(line.indent);
  const deepFirst = [...around].sort((a, b) => b - a);
  const usual = usualIndent(reading, line);
  return usual !== undefined && around.has(usual) ? [...new Set([usual, ...deepFirst])] : deepFirst;
}

/** The indentations of the lines above that a line can stand beside, and that of what a name above may hold. */
function openIndents(reading: Reading, line: Line): readonly number[] {
  const indents: number[] = [];
  for (const before of linesBefore(reading, line)) {
    const { indent } = before;
    const least = indents.at(-1);
    if (least === undefined)
      indents.push(...(opensBlock(reading, before) ? [indent + step] : []), indent);
    else if (indent < least) indents.push(indent);
    if (indent === 0) break;
  }
  return indents;
}

/** Whether deeper lines can belong to a line: not to one of a text. */
function opensBlock({ text }: Reading, { at, end }: Line): boolean {
  return startsItem(text, at, end) || /^\w+$/.test(findKey(text, at, end)?.name ?? '');
}

/** The indentation at which most lines around stand that begin with the same name. */
export function usualIndent(reading: Reading, line: Line): number | undefined {
  const { text } = reading;
  const name = findKey(text, line.at, line.end)?.name;
  if (name === undefined || !/^\w+$/.test(name)) return undefined;
  const counts = new Map<number, number>();
  for (const { at, indent } of [...linesBefore(reading, line), ...linesAfter(reading, line)]) {
    if (text.startsWith(`${name}:`, at)) counts.set(indent, (counts.get(indent) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
