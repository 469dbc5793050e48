import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../diagnostics/span.ts';
import { insteadOfControl } from './encoding.ts';
import { MOST_PROBLEMS } from './first-problems.ts';

/** What git writes around two versions of the same lines, and between them. */
const CONFLICT_MARK = /^[ \t]*([<=>|])\1{6}(?: .*)?$/gm;
/** What YAML refuses (YAML 1.2.2, 5.1), and line ends of Unicode, on which readers differ. */
const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]+/g;
const MAC_LINE_END = /\r(?!\n)/;

/** Problems after which nothing in the file can be relied on. */
export function findWholeFileProblems(file: SourceFile): readonly Diagnostic[] {
  return [...findConflicts(file), ...findControlCharacters(file), ...findMacLineEnd(file)];
}

/** What git leaves where two people changed the same lines, whole or in part. */
function findConflicts(file: SourceFile): readonly Diagnostic[] {
  const marks = firstMatches(file, CONFLICT_MARK).map(({ index, 0: mark, 1: sign = '' }) => {
    const start = index + mark.search(/\S/);
    return { sign, mark, span: { file, start, end: index + mark.trimEnd().length } };
  });
  return conflictsOf(marks).map(conflict);
}

interface ConflictMark {
  readonly sign: string;
  readonly mark: string;
  readonly span: Span;
}

type Conflict = [ConflictMark, ...ConflictMark[]];

/** The marks of each conflict: it begins with the first sign and ends with the last. */
function conflictsOf(marks: readonly ConflictMark[]): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  for (const mark of marks) {
    const last = conflicts.at(-1);
    if (!last || last.at(-1)?.sign === '>' || mark.sign === '<') conflicts.push([mark]);
    else last.push(mark);
  }
  return conflicts;
}

/** A whole conflict, or the marks that are left of one. */
function conflict(marks: Conflict): Diagnostic {
  const signs = marks.map(({ sign }) => sign).join('');
  const [first, ...others] = marks;
  if (/^<.*=.*>$/.test(signs)) {
    const related = others
      .slice(-1)
      .map(({ span }) => ({ message: 'the conflict ends here', span }));
    return createDiagnostic('merge-conflict', {}, first.span, { related });
  }
  const parameters = { mark: first.mark.trim(), others: others.length > 0 };
  const related = others.map(({ span }) => ({ message: 'this line is left over as well', span }));
  return createDiagnostic('merge-leftover', parameters, first.span, { related });
}

function findControlCharacters(file: SourceFile): readonly Diagnostic[] {
  return firstMatches(file, CONTROL).map(({ index, 0: characters }) => {
    const span = { file, start: index, end: index + characters.length };
    const suggestion = insteadOfControl(characters);
    return createDiagnostic('control-character', {}, span, { suggestion });
  });
}

/** Where one line ends so, others will; the first stands for all. */
function findMacLineEnd(file: SourceFile): readonly Diagnostic[] {
  const start = file.text.search(MAC_LINE_END);
  if (start === -1) return [];
  return [createDiagnostic('mac-line-end', {}, { file, start, end: start + 1 })];
}

function firstMatches({ text }: SourceFile, pattern: RegExp): readonly RegExpExecArray[] {
  return [...text.matchAll(pattern)].slice(0, MOST_PROBLEMS);
}
