import type { Code } from '../../../diagnostics/codes.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../../diagnostics/span.ts';
import { createSourceFile, positionAt } from '../../../diagnostics/span.ts';
import { readLines } from '../reader/document.ts';
import type { Reading } from '../reader/reading.ts';
import type { TextEdit } from '../text-edit.ts';
import { applyEdits, beforeEdits } from '../text-edit.ts';
import { colonRepairs, pictureRepairs, signRepairs } from './signs.ts';
import { dashRepairs } from './dashes.ts';
import {
  blockIndentationRepairs,
  indentationRepair,
  indentationRepairs,
  parentRepairs,
  runRepairs,
} from './indentation.ts';
import { contentBefore, enclosingLine } from './repair.ts';
import type { Repair } from './repair.ts';
import { filledEmptyRepairs } from './filled-empty.ts';
import { textBesideRepairs } from './text-beside.ts';
import { timeRepairs } from './times.ts';

/** Problems that one line can cause in many others. */
const FOLLOWING: ReadonlySet<string> = new Set<Code>([
  'bad-indentation',
  'duplicate-key',
  'item-among-fields',
  'missing-dash',
  'missing-space-after-dash',
  'reserved-start',
  'tab-indentation',
  'text-after-quote',
  'odd-space',
]);

/** Problems whose cause is looked for; with more slips a file is mended in several goes. */
const MOST_SLIPS = 10;

/** Characters that are read again over all attempts at most: about a second of work. */
const BUDGET = 10_000_000;

/** Problems that are counted at most where ways to mend a line are compared. */
const MOST_COUNTED = 1_000;

/** Lines below a slip in which problems are counted that may follow from it. */
const WINDOW = 300;

/** Whether one line can be the cause of several of these problems. */
export function mayFollowFromSlip(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ code }) => FOLLOWING.has(code));
}

/** Reports the line whose repair leaves the fewest problems in place of those; unsorted. */
export function findSlips(file: SourceFile): readonly Diagnostic[] {
  const slips: Diagnostic[] = [];
  const edits: TextEdit[] = [];
  let current = readLines(file, MOST_COUNTED);
  let budget = BUDGET;
  let after = -1;
  for (let round = 0; round < MOST_SLIPS; round++) {
    const problem = nextProblem(current, after);
    if (!problem) break;
    const size = windowEnd(problem.span);
    const repairs = repairsOf(current, problem).slice(0, Math.floor(budget / size));
    budget -= repairs.length * size;
    const best = bestRepair(current, repairs, problem);
    after = problem.span.start - (best ? 1 : 0);
    if (!best) continue;
    slips.push(inOriginal(file, edits, sameOr(problem, best.problem)));
    // The last one first: each edits the text that the ones before it left.
    edits.push(...best.edits.toReversed());
    current = readLines(applyEdits(current.file, best.edits), MOST_COUNTED);
  }
  return [...slips, ...current.diagnostics.map((each) => inOriginal(file, edits, each))];
}

function windowEnd({ file, start }: Span): number {
  return file.lineStarts[positionAt(file, start).line + WINDOW] ?? file.text.length;
}

function nextProblem({ diagnostics }: Reading, after: number): Diagnostic | undefined {
  return diagnostics
    .filter(({ code, span }) => FOLLOWING.has(code) && span.start > after)
    .sort((a, b) => a.span.start - b.span.start)[0];
}

function lineOf({ file, start }: Span): number {
  return positionAt(file, start).line - 1;
}

function bestRepair(
  { file }: Reading,
  repairs: readonly Repair[],
  problem: Diagnostic,
): Repair | undefined {
  const window = createSourceFile(file.path, file.text.slice(0, windowEnd(problem.span)));
  const before = readLines(window, MOST_COUNTED).cost;
  let best: Repair | undefined;
  let lowest = before;
  for (const repair of repairs) {
    const { cost } = readLines(applyEdits(window, repair.edits), lowest + 1);
    const isLikelier = cost === lowest && best && repair.likelihood > best.likelihood;
    if (cost >= lowest && !isLikelier) continue;
    best = repair;
    lowest = cost;
  }
  return best && (lowest < before - 1 || isBetterReport(best, problem)) ? best : undefined;
}

/** Whether a repair says more than the only problem that it mends. */
function isBetterReport({ specific, problem }: Repair, { code, span }: Diagnostic): boolean {
  return specific || (code === 'bad-indentation' && lineOf(problem.span) !== lineOf(span));
}

/** Where both say the same, the reader's own report, which knows more of what stands around. */
function sameOr(problem: Diagnostic, slip: Diagnostic): Diagnostic {
  const { code, span, suggestion } = problem;
  const isSame =
    code === slip.code && span.start === slip.span.start && suggestion === slip.suggestion;
  return isSame ? problem : slip;
}

function inOriginal(
  file: SourceFile,
  edits: readonly TextEdit[],
  diagnostic: Diagnostic,
): Diagnostic {
  const move = (span: Span): Span => {
    return { file, start: beforeEdits(edits, span.start), end: beforeEdits(edits, span.end) };
  };
  const related = diagnostic.related.map((place) => ({ ...place, span: move(place.span) }));
  return { ...diagnostic, span: move(diagnostic.span), related };
}

/** The likeliest kinds come first. */
const kinds = [
  signRepairs,
  filledEmptyRepairs,
  timeRepairs,
  pictureRepairs,
  dashRepairs,
  colonRepairs,
  textBesideRepairs,
  indentationRepairs,
  blockIndentationRepairs,
  runRepairs,
  parentRepairs,
];

/** Ways to mend the line of a problem, or one before or around it; the reader's own come first. */
function repairsOf(reading: Reading, { code, span, suggestion = '' }: Diagnostic) {
  const line = reading.lineAt(lineOf(span));
  if (!line) return [];
  const enclosing = enclosingLine(reading, line);
  const first = enclosing && reading.after(enclosing);
  const suspects = [line, contentBefore(reading, line), enclosing, first].filter(
    (suspect) => suspect !== undefined,
  );
  const lines = [...new Map(suspects.map((suspect) => [suspect.index, suspect])).values()];
  const repairs = kinds.flatMap((kind) => lines.flatMap((suspect) => kind(reading, suspect)));
  return code === 'bad-indentation'
    ? [indentationRepair(reading, line, suggestion.length), ...repairs]
    : repairs;
}
