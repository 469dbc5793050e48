import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { nameMeant } from '../../schema/nearest.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** `reuse` and `fallthrough` name a region that exists (docs/product.md R6). */
export const unknownRegion: Rule = function* ({ written, links }) {
  for (const { kind, name, to, pointer, span } of links) {
    if (to !== undefined) continue;
    const { near, isGuess } = nameMeant(name, Object.keys(written.regions.value.regions));
    const extras = suggesting(written.regions.document, pointer, near, isGuess);
    yield createDiagnostic('unknown-region', { name, field: kind, nearest: near }, span, extras);
  }
};
