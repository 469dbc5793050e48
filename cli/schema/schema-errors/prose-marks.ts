import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { locatePiece } from '../../source/locate-piece.ts';
import { proseProblem } from '../formats/prose.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue } from './schema-error.ts';
import { whyUnusable } from './unsafe-link.ts';

/** Running text with a mark that stands alone, or with a link that leads nowhere. */
export function explainMarks(error: SchemaError, text: string): Diagnostic {
  const { document, pointer } = error;
  const problem = proseProblem(text) ?? { kind: 'mark', mark: '**' };
  if (problem.kind === 'mark') return atValue(error, 'lone-mark', { mark: problem.mark });
  const { target, reason, instead } = problem;
  const start = text.indexOf(`](${target})`) + 2;
  const span = locatePiece(document, pointer, text, { start, end: start + target.length });
  return createDiagnostic(
    'unsafe-link',
    { value: target, why: whyUnusable(reason), instead },
    span ?? document.locate(pointer, 'value'),
    { path: pointer, ...(span && instead !== undefined && { suggestion: instead }) },
  );
}
