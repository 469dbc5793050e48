import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { contentFields } from '../../schema/content-fields.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { Rule } from './rule.ts';

/** A region that reuses another's content states none of its own (docs/product.md R4). */
export const reuseWithContent: Rule = function* ({ written, links }) {
  const { document, value } = written.regions;
  for (const { kind, from: region, to, name, span } of links) {
    if (kind !== 'reuse') continue;
    for (const field of contentFields.filter(
      (each) => value.regions[region]?.[each] !== undefined,
    )) {
      const path = childPointer(childPointer('/regions', region), field);
      const parameters = { region, field, target: to ?? name };
      yield createDiagnostic('reuse-with-content', parameters, document.locate(path, 'key'), {
        path,
        related: [{ message: `"${region}" reuses "${parameters.target}" here`, span }],
      });
    }
  }
};
