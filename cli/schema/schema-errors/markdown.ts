import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { locatePiece } from '../../source/locate-piece.ts';
import type { TypedText } from '../walk.ts';

/** Bold words and links, whose marks are hardly ever meant to be read. Lone asterisks and brackets may be. */
const marks = /\*\*(?=\S)([^*]*[^*\s])\*\*|\[([^[\]]+)\]\((?:https?:|mailto:|\/)[^()\s]*\)/g;

/** Finds marks of Markdown, which visitors would read as they are typed, because texts are plain here. */
export function* findMarkdown({ document, pointer, text, node }: TypedText): Generator<Diagnostic> {
  if (node.format !== 'text') return;
  for (const { 0: typed, 1: bold, 2: link = '', index } of text.matchAll(marks)) {
    const words = bold ?? link;
    const piece = { start: index, end: index + typed.length };
    const span = locatePiece(document, pointer, text, piece);
    const whole = document.locate(pointer, 'value');
    yield createDiagnostic('markdown-in-text', { typed, words }, span ?? whole, {
      path: pointer,
      ...(span && { suggestion: words }),
    });
  }
}
