import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Line } from '../reader/line-cursor.ts';
import type { Reading } from '../reader/reading.ts';
import { colonRepairs } from './colons.ts';
import { dashRepairs } from './dashes.ts';
import type { TextEdit } from '../text-edit.ts';
import { indentationRepair, indentationRepairs } from './indentation.ts';
import { contentBefore, enclosingLine } from './neighbours.ts';
import { signRepairs } from './signs.ts';
import { textBesideRepairs } from './text-beside.ts';

/** One way to mend a line, and what to report if it is the slip. */
export interface Repair {
  readonly line: Line;
  readonly edit: TextEdit;
  /** Other ways to mend the same line may leave as few problems; this one is rarely right by accident. */
  readonly specific: boolean;
  /** The line then stands two spaces deeper than the one that it belongs to. */
  readonly regular: boolean;
  readonly problem: () => Diagnostic;
}

/**
 * The ways to mend what may have led to a problem: its own line, the one before it, or the one that it seems to
 * belong to. The likeliest come first.
 */
export function listRepairs(reading: Reading, line: Line, problem: Diagnostic): readonly Repair[] {
  const suspects = new Map<number, Line>();
  for (const suspect of [line, contentBefore(reading, line), enclosingLine(reading, line)]) {
    if (suspect) suspects.set(suspect.index, suspect);
  }
  const lines = [...suspects.values()];
  return [
    ...suggestedRepair(reading, line, problem),
    ...[signRepairs, dashRepairs, colonRepairs, textBesideRepairs, indentationRepairs].flatMap(
      (kind) => lines.flatMap((suspect) => kind(reading, suspect)),
    ),
  ];
}

/** The indentation that the reader suggests, which knows what the line can belong to. */
function suggestedRepair(
  reading: Reading,
  line: Line,
  { code, suggestion = '' }: Diagnostic,
): readonly Repair[] {
  return code === 'bad-indentation' ? [indentationRepair(reading, line, suggestion.length)] : [];
}
