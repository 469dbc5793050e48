import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { GENERIC } from '../identity.ts';
import { normaliseAlias } from '../names.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { Rule } from './rule.ts';

const reserved = new Set([GENERIC, 'library', 'defaults', 'site']);

/** Editions that are no region have names too, and pages are distinguished by them. */
export const reservedRegion: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  for (const key of Object.keys(value.regions)) {
    if (!reserved.has(normaliseAlias(key))) continue;
    const path = childPointer('/regions', key);
    yield createDiagnostic('reserved-region', { key }, document.locate(path, 'key'), { path });
  }
};
