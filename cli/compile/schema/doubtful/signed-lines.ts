import { error } from '../../../diagnostics/catalogue/entry.ts';
import { yamlCodes } from '../../../diagnostics/catalogue/yaml.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { creatorOf } from '../../../diagnostics/diagnostic.ts';
import { lastSegment } from '../pointer.ts';
import type { TypedText } from '../typed-texts.ts';

export const codes = {
  'comment-in-text': error(
    'This line is no comment, because it stands inside the text of "{field}": visitors would read it. Move it above "{field}", or delete it. If it belongs to the text, let the line begin with the word before it.',
    'A line that begins with # stands inside a text of several lines.',
    'Within a text nothing is a comment, so visitors would read the line.',
    'Move the line above the name of the field, or delete it.',
  ),
} as const;

const createDiagnostic = creatorOf({ ...yamlCodes, ...codes });

/** `#` of a comment or `>` of a mail, at the start of a line; not `#1` or `#careers`. */
const SIGN_LINE = /\n[ \t]+(#(?=[\s#]|$|\w+:)[^\n]*|>+[ \t]*(?=\S))/g;

/** Finds lines that were meant as comments, or quoted in a mail: visitors would read the signs. */
export function* findSignedLines({ document, pointer, text }: TypedText): Generator<Diagnostic> {
  if (!/[#>]/.test(text)) return;
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  const { file, start } = document.locate(pointer, 'value');
  for (const { 0: line, 1: signed = '', index } of source.matchAll(SIGN_LINE)) {
    const from = start + index + line.length - signed.length;
    const isComment = signed.startsWith('#');
    const end = from + (isComment ? signed.trimEnd() : signed).length;
    const [span, path] = [{ file, start: from, end }, pointer];
    yield isComment
      ? createDiagnostic('comment-in-text', { field: lastSegment(pointer) }, span, { path })
      : createDiagnostic('stray-sign', { sign: '>' }, span, { path, suggestion: '' });
  }
}
