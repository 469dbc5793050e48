import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';

const CONFLICT = /^<{7}(?: .*)?$/gm;
const CONFLICT_END = /^>{7}(?: .*)?$/gm;
const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]+/g;

/** Faults after which nothing in the file can be relied on. */
export function findWholeFileFaults(file: SourceFile): readonly Diagnostic[] {
  return [...findConflicts(file), ...findControlCharacters(file)];
}

/** What git leaves where two people changed the same lines. */
function findConflicts(file: SourceFile): readonly Diagnostic[] {
  return [...file.text.matchAll(CONFLICT)].map(({ index, 0: mark }) => {
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
  return [...file.text.matchAll(CONTROL)].map(({ index, 0: characters }) => {
    const span = { file, start: index, end: index + characters.length };
    return createDiagnostic('control-character', {}, span, { suggestion: '' });
  });
}
