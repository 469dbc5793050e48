import { catalogue, notices } from '../../diagnostics/codes.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { isCode } from '../../diagnostics/explain.ts';
import { nearest } from '../../schema/nearest.ts';
import { listAcknowledgements } from '../acknowledge.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** What is acknowledged is a notice about the YAML (docs/product.md R17). */
export const acknowledgedCodes: Rule = function* ({ written }) {
  for (const { document, code, pointer, span } of listAcknowledgements(written)) {
    if (isCode(code)) {
      if (notices.includes(code)) continue;
      const { severity } = catalogue[code];
      yield createDiagnostic('not-a-notice', { code, severity }, span, { path: pointer });
    } else {
      const meant = nearest(code, notices);
      const extras = suggesting(document, pointer, meant);
      yield createDiagnostic('unknown-notice', { code, nearest: meant }, span, extras);
    }
  }
};
