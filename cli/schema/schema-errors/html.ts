import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { locatePiece } from '../../source/locate-piece.ts';
import { markupIn, withoutMarkup } from '../formats/text.ts';
import { asYaml } from '../describe.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue, suggesting } from './schema-error.ts';

/** HTML in a plain text, at its first tag; the message has the text without any, as one place can hold many. */
export function explainMarkup(error: SchemaError, text: string): Diagnostic {
  const { document, pointer } = error;
  const { typed: markup, start } = markupIn(text) ?? { typed: text, start: 0 };
  const bare = withoutMarkup(text);
  const span = locatePiece(document, pointer, text, { start, end: start + markup.length });
  if (span) return createDiagnostic('html-in-text', { markup, bare }, span, { path: pointer });
  const extras = suggesting(bare === '' ? undefined : asYaml(bare));
  return atValue(error, 'html-in-text', { markup, bare }, extras);
}
