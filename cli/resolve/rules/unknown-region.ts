import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** `reuse` and `fallthrough` name a region that exists (docs/product.md R6). */
export const unknownRegion: Rule = function* ({ written, links }) {
  for (const { kind, name, to, pointer, span } of links) {
    if (to !== undefined) continue;
    const suggestion = nearest(name, Object.keys(written.regions.value.regions));
    const extras = suggesting(written.regions.document, pointer, suggestion);
    yield createDiagnostic(
      'unknown-region',
      { name, field: kind, nearest: suggestion },
      span,
      extras,
    );
  }
};
