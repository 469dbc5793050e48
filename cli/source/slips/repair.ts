import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findKey } from '../reader/keys.ts';
import type { Line } from '../reader/line-cursor.ts';
import type { Reading } from '../reader/reading.ts';
import type { TextEdit } from '../text-edit.ts';

/** One way to mend a line, or an item with all of its lines, and what to report if it is the slip. */
export interface Repair {
  readonly line: Line;
  readonly edits: readonly TextEdit[];
  /** Other ways to mend the same line may leave as few problems; this one is rarely right by accident. */
  readonly specific: boolean;
  /** Which of the ways that leave as few problems is taken: a more likely one, and else the first. */
  readonly likelihood: 0 | 1 | 2 | 3;
  readonly problem: () => Diagnostic;
}

/** Lines that are looked through at most, so that the work stays small in files of any size. */
const FARTHEST = 300;

export function contentBefore(reading: Reading, line: Line): Line | undefined {
  return linesBefore(reading, line).next().value;
}

export function contentAfter({ cursor }: Reading, line: Line): Line | undefined {
  return cursor.next(line.index + 1);
}

/** The nearest line above that is indented less. */
export function enclosingLine(reading: Reading, line: Line): Line | undefined {
  for (const before of linesBefore(reading, line)) {
    if (before.indent < line.indent) return before;
  }
  return undefined;
}

/** The lines above with content, the nearest first. */
export function* linesBefore(reading: Reading, line: Line): Generator<Line, undefined> {
  for (let index = line.index - 1; index >= Math.max(0, line.index - FARTHEST); index--) {
    const before = reading.cursor.lineAt(index);
    if (before && hasContent(reading, before)) yield before;
  }
  return undefined;
}

/** The lines below with content, the nearest first. */
export function* linesAfter({ cursor }: Reading, line: Line): Generator<Line> {
  let after = cursor.next(line.index + 1);
  for (; after && after.index <= line.index + FARTHEST; after = cursor.next(after.index + 1)) {
    yield after;
  }
}

/** The lines below that are deeper by so much. */
export function linesWithin(reading: Reading, line: Line, least = 1): readonly Line[] {
  const lines = [...linesAfter(reading, line)];
  const end = lines.findIndex(({ indent }) => indent < line.indent + least);
  return lines.slice(0, end === -1 ? lines.length : end);
}

/** The lines of the block that a line is in, as deep as the line itself. */
export function siblings(reading: Reading, line: Line): readonly Line[] {
  return [linesBefore(reading, line), linesAfter(reading, line)].flatMap((lines) => {
    const around = [...lines];
    const outside = around.findIndex(({ indent }) => indent < line.indent);
    return around
      .slice(0, outside === -1 ? around.length : outside)
      .filter(({ indent }) => indent === line.indent);
  });
}

/** Whether the line is a name and its colon. */
export function standsAlone({ text }: Reading, { at, end }: Line): boolean {
  return findKey(text, at, end)?.after === end;
}

function hasContent({ text }: Reading, { at, end }: Line): boolean {
  return at < end && text.charAt(at) !== '#';
}
