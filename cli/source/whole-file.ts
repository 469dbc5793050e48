import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { MOST_PROBLEMS } from './first-problems.ts';

const CONFLICT = /^<{7}(?: .*)?$/gm;
const CONFLICT_END = /^>{7}(?: .*)?$/gm;
/** What YAML has no place for (YAML 1.2.2, section 5.1), and line ends of Unicode, which programs disagree on. */
const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]+/g;
const MAC_LINE_END = /\r(?!\n)/;

/** Problems after which nothing in the file can be relied on. */
export function findWholeFileProblems(file: SourceFile): readonly Diagnostic[] {
  return [...findConflicts(file), ...findControlCharacters(file), ...findMacLineEnd(file)];
}

/** What git leaves where two people changed the same lines. */
function findConflicts(file: SourceFile): readonly Diagnostic[] {
  return firstMatches(file, CONFLICT).map(({ index, 0: mark }) => {
    CONFLICT_END.lastIndex = index;
    const end = CONFLICT_END.exec(file.text);
    const span = { file, start: index, end: index + mark.trimEnd().length };
    if (!end) return createDiagnostic('merge-conflict', {}, span);
    const endSpan = { file, start: end.index, end: end.index + end[0].trimEnd().length };
    return createDiagnostic('merge-conflict', {}, span, {
      related: [{ message: 'the conflict ends here', span: endSpan }],
    });
  });
}

function findControlCharacters(file: SourceFile): readonly Diagnostic[] {
  return firstMatches(file, CONTROL).map(({ index, 0: characters }) => {
    const span = { file, start: index, end: index + characters.length };
    return createDiagnostic('control-character', {}, span, { suggestion: '' });
  });
}

/** Where one line ends so, others will; the first stands for all. */
function findMacLineEnd(file: SourceFile): readonly Diagnostic[] {
  const start = file.text.search(MAC_LINE_END);
  if (start === -1) return [];
  return [createDiagnostic('mac-line-end', {}, { file, start, end: start + 1 })];
}

/** The first matches of a pattern, no more than are reported. */
function firstMatches({ text }: SourceFile, pattern: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push(match);
    if (found.length === MOST_PROBLEMS) break;
  }
  return found;
}
