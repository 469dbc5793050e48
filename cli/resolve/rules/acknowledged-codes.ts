import { catalogue, notices } from '../../diagnostics/codes.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { isCode } from '../../diagnostics/codes.ts';
import { parentPointer } from '../../schema/pointer.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { listAcknowledgements } from '../acknowledge.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** What is acknowledged is a notice about the YAML (docs/product.md R17). */
export const acknowledgedCodes: Rule = function* ({ written }) {
  const seen = new Set<string>();
  for (const { file, document, code, field, ...place } of listAcknowledgements(written)) {
    const pointer = field === undefined ? place.pointer : parentPointer(place.pointer);
    const part = field === undefined ? 'value' : 'key';
    if (seen.has(`${file} ${pointer}`)) continue;
    seen.add(`${file} ${pointer}`);
    const span = document.locate(pointer, part);
    if (isCode(code)) {
      const { severity } = catalogue[code];
      const byField = notices.includes(code) && severity !== 'notice';
      if (byField ? field !== undefined : notices.includes(code)) continue;
      yield createDiagnostic('not-a-notice', { code, severity, byField }, span, { path: pointer });
    } else {
      const { near, isGuess } = nameMeant(code, notices);
      const extras =
        part === 'value'
          ? suggesting(document, pointer, near, isGuess)
          : { path: pointer, ...(near !== undefined && { suggestion: near, isGuess }) };
      yield createDiagnostic('unknown-notice', { code, nearest: near }, span, extras);
    }
  }
};
