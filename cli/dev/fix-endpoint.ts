import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import { safeFixOf } from '../edit/safe-fix.ts';
import { answerEmpty, answerText } from '../serve/answer.ts';
import type { Call } from '../serve/service.ts';
import { saveSourceFile } from '../source/save.ts';
import { applyEdits } from '../source/text-edit.ts';
import type { DevServer } from './endpoints.ts';

/** Writes the safe fix of a problem, unless its file changed since it was found. */
export function answerFix(
  { response, target }: Call,
  { site, project: { root } }: DevServer,
): void {
  const query = new URLSearchParams(target.query);
  const isMeant = ({ code, span }: Diagnostic): boolean =>
    code === query.get('code') && formatLocation(span) === query.get('place');
  const diagnostic = site.diagnostics().find(isMeant);
  const headers = { 'Cache-Control': 'no-store' };
  if (diagnostic !== undefined && writeFix(root, diagnostic)) answerEmpty(response, 204, headers);
  else answerText(response, 409, 'The file was changed meanwhile.', headers);
}

function writeFix(root: string, diagnostic: Diagnostic): boolean {
  const { file } = diagnostic.span;
  const edits = safeFixOf(diagnostic);
  return edits !== undefined && saveSourceFile(root, file, applyEdits(file.text, edits));
}
