import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { lastSegment } from '../pointer.ts';
import type { TypedText } from '../walk.ts';

/** A `#` that begins an indented line, as comments do; `#1` and `#careers` continue a text. */
const COMMENT_LINE = /\n[ \t]+(#(?=[\s#]|$|\w+:)[^\n]*)/g;

/** Finds lines of a text that were meant as comments. Within a text nothing is one, so visitors would read them. */
export function* findCommentInText({ document, pointer, text }: TypedText): Generator<Diagnostic> {
  if (!text.includes('#')) return;
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  const { file, start } = document.locate(pointer, 'value');
  for (const { 0: line, 1: comment = '', index } of source.matchAll(COMMENT_LINE)) {
    const end = start + index + line.trimEnd().length;
    const span = { file, start: start + index + line.length - comment.length, end };
    const parameters = { field: lastSegment(pointer) };
    yield createDiagnostic('comment-in-text', parameters, span, { path: pointer });
  }
}
