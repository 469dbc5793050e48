import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Line } from '../reader/line.ts';
import type { Reading } from '../reader/reading.ts';
import type { TextEdit } from '../text-edit.ts';
import { suggestedEdits } from '../text-edit.ts';

/** One way to mend a line, or an item with all of its lines. */
export interface Repair {
  readonly edits: readonly TextEdit[];
  /** Unlike other repairs that leave as few problems, this one is rarely right by accident. */
  readonly specific: boolean;
  /** Of repairs that leave equally few problems the likeliest is taken, then the first. */
  readonly likelihood: 0 | 1 | 2 | 3;
  /** What to report if the line is the slip. */
  readonly problem: Diagnostic;
}

/** A repair that is rarely right by accident: what its report suggests, or other edits. */
export function specificRepair(problem: Diagnostic, edits = suggestedEdits(problem)): Repair {
  return { edits, specific: true, likelihood: 3, problem };
}

/** Lines that are looked through at most, so that the work stays small in files of any size. */
const FARTHEST = 300;

export function contentBefore(reading: Reading, line: Line): Line | undefined {
  return linesBefore(reading, line).next().value;
}

/** The nearest line above that is indented less. */
export function enclosingLine(reading: Reading, line: Line, indent = line.indent) {
  return nearest(linesBefore(reading, line), (before) => before.indent < indent);
}

/** The first of some lines for which something holds. */
export function nearest(lines: Iterable<Line>, holds: (line: Line) => boolean): Line | undefined {
  for (const line of lines) if (holds(line)) return line;
  return undefined;
}

/** The lines above with content, and those below; the nearest come first. */
export function linesAround(reading: Reading, line: Line): readonly Generator<Line, undefined>[] {
  return [linesBefore(reading, line), linesAfter(reading, line)];
}

export function* linesBefore(reading: Reading, line: Line): Generator<Line, undefined> {
  for (let index = line.index - 1; index >= Math.max(0, line.index - FARTHEST); index--) {
    const before = reading.lineAt(index);
    if (before && !before.isBlank && before.first !== '#') yield before;
  }
  return undefined;
}

function* linesAfter(reading: Reading, line: Line): Generator<Line, undefined> {
  let after = reading.after(line);
  for (; after && after.index <= line.index + FARTHEST; after = reading.after(after)) {
    yield after;
  }
  return undefined;
}

/** The lines below that are deeper by so much. */
export function linesWithin(reading: Reading, line: Line, least = 1): readonly Line[] {
  return until(linesAfter(reading, line), ({ indent }) => indent < line.indent + least);
}

export function namesakes(reading: Reading, line: Line, name: string): readonly Line[] {
  const around = linesAround(reading, line).flatMap((lines) => [...lines]);
  return around.filter(({ typed }) => typed.startsWith(`${name}:`));
}

/** The lines of the block that a line is in, as deep as the line itself. */
export function siblings(reading: Reading, line: Line): readonly Line[] {
  return linesAround(reading, line)
    .flatMap((lines) => until(lines, ({ indent }) => indent < line.indent))
    .filter(({ indent }) => indent === line.indent);
}

/** The lines before the first that is beyond them. */
function until(lines: Iterable<Line>, isBeyond: (line: Line) => boolean): readonly Line[] {
  const within: Line[] = [];
  for (const line of lines) {
    if (isBeyond(line)) break;
    within.push(line);
  }
  return within;
}
