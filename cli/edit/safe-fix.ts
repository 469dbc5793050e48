import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isFixable } from '../diagnostics/diagnostic.ts';
import type { TextEdit } from '../source/text-edit.ts';

/** The edits of its file that follow a diagnostic's suggestion; undefined where a person should decide. */
export function safeFixOf(diagnostic: Diagnostic): readonly TextEdit[] | undefined {
  const { span, suggestion } = diagnostic;
  if (suggestion === undefined || !isFixable(diagnostic)) return undefined;
  return [{ start: span.start, end: span.end, replacement: suggestion }];
}
