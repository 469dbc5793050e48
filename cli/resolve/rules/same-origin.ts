import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Rule } from './rule.ts';

/** Each edition has a host of its own: both have a page at `/` (docs/product.md T7). */
export const sameOrigin: Rule = function* ({ written: { regions, library } }) {
  const { origin } = library.value;
  if (origin === undefined || origin !== regions.value.site.origin) return;
  const message = 'the main site has it from here';
  const related = [{ message, span: regions.document.locate('/site/origin', 'value') }];
  const path = '/origin';
  const span = library.document.locate(path, 'value');
  yield createDiagnostic('same-origin', { origin }, span, { path, related });
};
