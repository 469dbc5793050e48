import type { Line } from '../reader/line.ts';
import type { Reading } from '../reader/reading.ts';
import {
  enclosingLine,
  linesAround,
  linesBefore,
  linesWithin,
  namesakes,
  nearest,
} from './repair.ts';
import type { Repair } from './repair.ts';

/** How much deeper a line is indented than the one that it belongs to. */
const step = 2;

/** Another indentation: that of a line around it, likeliest first. */
export function indentationRepairs(reading: Reading, line: Line): readonly Repair[] {
  return likelyIndents(reading, line).map((expected) => indentationRepair(reading, line, expected));
}

/** Another indentation of a line, and of others by as much, in columns. */
export function indentationRepair(
  reading: Reading,
  line: Line,
  expected: number,
  lines: readonly Line[] = [line],
): Repair {
  const edits = lines.map(({ start, at, indent }) => {
    return { start, end: at, replacement: ' '.repeat(indent + expected - line.indent) };
  });
  const problem = line.odd
    ? reading.oddIndentation(line, expected)
    : reading.badIndentation(line, expected);
  const likelihood = likelihoodOf(reading, line, expected);
  return { edits, specific: false, likelihood, problem };
}

/** Another indentation of an item or a name alone, with all lines that belong to it. */
export function blockIndentationRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { isItem } = line;
  const isOffName = line.isNameAlone && line.indent % step !== 0;
  if (line.odd || !(isItem || isOffName)) return [];
  const lines = [line, ...linesWithin(reading, line, isItem ? step : 1)];
  const indents = isItem ? indentsOfItems(reading, line) : indentsOfNames(reading, line, lines[1]);
  return indents.map((expected) => ({
    ...indentationRepair(reading, line, expected, lines),
    ...(!isItem && { specific: true, likelihood: 3 }),
  }));
}

/** Another indentation of all deeper lines above: the first of them set the wrong one. */
export function runRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { indent: expected } = line;
  const above = [...linesBefore(reading, line)];
  const indent = above[0]?.indent ?? expected;
  // Where none is less deep, the farthest stays, which the others were meant to stand below.
  const outside = above.findIndex((each) => each.indent < indent);
  const run = above.slice(0, outside).filter((each) => each.indent === indent);
  const first = run.at(-1);
  if (first === undefined) return [];
  const isBeside = Math.abs(indent - expected) === 1;
  // Deeper than the next step below its name, where others of the block stand.
  const isTooDeep = indent > expected && enclosingLine(reading, first)?.indent === expected - step;
  return isBeside || isTooDeep
    ? [indentationRepair(reading, first, expected, run.toReversed())]
    : [];
}

/** A line of a text, which begins with a word or with what a token prints. */
const WORDS = /^[\p{L}{].* \S/u;

/** The line that this one and those below belong to, where it is missing above. */
export function parentRepairs(reading: Reading, line: Line): readonly Repair[] {
  const { start, at, key, textEnd } = line;
  const spaces = line.indent - step;
  if (spaces < 0 || !beginsGroup(reading, line)) return [];
  const isText = WORDS.test(line.typed) && (key === undefined || key.name.includes(' '));
  if (key === undefined && !isText) return [];
  const parent = `${' '.repeat(spaces)}missing-name:${isText ? ' >-' : ''}\n`;
  const edits = [{ start, end: start, replacement: parent }];
  const problem = reading.diagnose('missing-parent', { spaces, isText }, [at, textEnd]);
  return [{ edits, specific: false, likelihood: 0, problem }];
}

/** Whether a line can begin a group: the one above is less deep, or of the same name. */
function beginsGroup(reading: Reading, line: Line): boolean {
  const above = enclosingLine(reading, line);
  const first = above && reading.after(above);
  if (first === undefined || first.index === line.index) return true;
  return line.isItem ? !first.isItem : line.key?.name === first.key?.name;
}

function indentsOfItems(reading: Reading, line: Line): readonly number[] {
  const items = linesAround(reading, line).map((lines) => nextItem(line, lines));
  return [...new Set(items.flatMap((item) => item?.indent ?? []))];
}

/** Those of a name that put its first field at the depth that is usual nearby. */
function indentsOfNames(reading: Reading, line: Line, first: Line | undefined): readonly number[] {
  if (first?.indent !== line.indent + step) return [];
  const usual = usualIndent(reading, first);
  const open = openIndents(reading, line).filter((each) => Math.abs(each - line.indent) < step);
  return open.filter((each) => each + step === usual);
}

/** The nearest item that is about as deep, with nothing but the lines of items between. */
function nextItem({ indent }: Line, around: Iterable<Line>): Line | undefined {
  const isAbout = (line: Line) => line.isItem && Math.abs(line.indent - indent) < step;
  const found = nearest(around, (line) => isAbout(line) || line.indent < indent);
  return found && isAbout(found) ? found : undefined;
}

/** A line belongs two spaces deeper than the one that it is in. */
function likelihoodOf(reading: Reading, line: Line, expected: number): Repair['likelihood'] {
  if (!isRegular(reading, line, expected)) return 0;
  const below = line.isNameAlone ? reading.after(line)?.indent : undefined;
  if (below === line.indent + step && below !== expected + step) return 0;
  if (line.indent % step !== 0) return 3;
  // One that stands where its namesakes do is hardly the slip.
  if (line.indent === usualIndent(reading, line)) return 0;
  return isRegular(reading, line, line.indent) ? 1 : 2;
}

function isRegular(reading: Reading, line: Line, indent: number): boolean {
  // What is out of sight stands at the margin.
  return (enclosingLine(reading, line, indent)?.indent ?? 0) === indent - step;
}

/** Where lines around stand; for a name first where it usually does, then the deepest. */
function likelyIndents(reading: Reading, line: Line): readonly number[] {
  const around = new Set(openIndents(reading, line));
  const after = reading.after(line);
  if (after) around.add(after.indent);
  if (!line.odd) around.delete(line.indent);
  const deepFirst = [...around].sort((a, b) => b - a);
  const usual = usualIndent(reading, line);
  return usual !== undefined && around.has(usual) ? [...new Set([usual, ...deepFirst])] : deepFirst;
}

/** Indentations that a line can have: of lines above it, and of values below a name above. */
function openIndents(reading: Reading, line: Line): readonly number[] {
  const indents: number[] = [];
  for (const before of linesBefore(reading, line)) {
    const { indent } = before;
    if (indents.length === 0 && opensBlock(before)) indents.push(indent + step);
    if (indents.every((each) => indent < each)) indents.push(indent);
    if (indent === 0) break;
  }
  return indents;
}

/** Whether deeper lines can belong to a line: not to one of a text. */
function opensBlock({ isItem, key }: Line): boolean {
  return isItem || /^\w+$/.test(key?.name ?? '');
}

/** The indentation at which most lines around stand that begin with the same name. */
export function usualIndent(reading: Reading, line: Line): number | undefined {
  const name = line.key?.name;
  if (name === undefined || !/^\w+$/.test(name)) return undefined;
  const counts = new Map<number, number>();
  for (const { indent } of namesakes(reading, line, name))
    counts.set(indent, (counts.get(indent) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
