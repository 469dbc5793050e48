import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Line } from '../reader/line-cursor.ts';
import type { Reading } from '../reader/reading.ts';
import { colonRepairs } from './colons.ts';
import { dashRepairs } from './dashes.ts';
import type { TextEdit } from '../text-edit.ts';
import { blockIndentationRepairs, indentationRepair, indentationRepairs } from './indentation.ts';
import { contentAfter, contentBefore, enclosingLine } from './neighbours.ts';
import { pictureRepairs } from './picture-words.ts';
import { signRepairs } from './signs.ts';
import { textBesideRepairs } from './text-beside.ts';

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

/**
 * The ways to mend what may have led to a problem: its own line, the one before it, the one that it seems to belong to,
 * or the first below that. The likeliest come first.
 */
export function listRepairs(reading: Reading, line: Line, problem: Diagnostic): readonly Repair[] {
  const suspects = new Map<number, Line>();
  const enclosing = enclosingLine(reading, line);
  const first = enclosing && contentAfter(reading, enclosing);
  for (const suspect of [line, contentBefore(reading, line), enclosing, first]) {
    if (suspect) suspects.set(suspect.index, suspect);
  }
  const lines = [...suspects.values()];
  return [
    ...suggestedRepair(reading, line, problem),
    ...kinds.flatMap((kind) => lines.flatMap((suspect) => kind(reading, suspect))),
  ];
}

const kinds = [
  signRepairs,
  pictureRepairs,
  dashRepairs,
  colonRepairs,
  textBesideRepairs,
  indentationRepairs,
  blockIndentationRepairs,
];

/** The indentation that the reader suggests, which knows what the line can belong to. */
function suggestedRepair(
  reading: Reading,
  line: Line,
  { code, suggestion = '' }: Diagnostic,
): readonly Repair[] {
  return code === 'bad-indentation' ? [indentationRepair(reading, line, suggestion.length)] : [];
}
