import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Line } from '../reader/line-cursor.ts';
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
