import { resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import { fixText } from '../edit/fix-text.ts';
import type { Project } from '../project.ts';
import { answerEmpty, answerText } from '../serve/answer.ts';
import type { Call } from '../serve/service.ts';
import { saveSourceFile } from '../source/save.ts';
import type { DevServer } from './endpoint.ts';

/** Writes the safe fix of a problem, as `validate --fix` does, unless its file changed since it was found. */
export function answerFix({ response, target }: Call, { site, project }: DevServer): void {
  const query = new URLSearchParams(target.query);
  const isMeant = ({ code, span }: Diagnostic): boolean =>
    code === query.get('code') && formatLocation(span) === query.get('place');
  const diagnostic = site.diagnostics().find(isMeant);
  const headers = { 'Cache-Control': 'no-store' };
  if (diagnostic !== undefined && writeFix(project, diagnostic))
    answerEmpty(response, 204, headers);
  else answerText(response, 409, 'The file was changed meanwhile, or a person decides.', headers);
}

function writeFix({ root, libraryFile }: Project, diagnostic: Diagnostic): boolean {
  const { file } = diagnostic.span;
  const isLibrary = resolve(root, libraryFile) === resolve(root, file.path);
  const { text, fixed } = fixText(file, isLibrary ? 'library' : 'regions', [diagnostic]);
  return fixed.length > 0 && saveSourceFile(root, file, text);
}
