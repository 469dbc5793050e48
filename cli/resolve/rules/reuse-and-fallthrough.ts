import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { Rule } from './rule.ts';

/** A region has one link at most: reuse takes all, so nothing could fall through. */
export const reuseAndFallthrough: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  for (const [region, { reuse, fallthrough }] of Object.entries(value.regions)) {
    if (reuse === undefined || fallthrough === undefined) continue;
    const pointer = childPointer('/regions', region);
    const path = `${pointer}/fallthrough`;
    yield createDiagnostic('reuse-and-fallthrough', { region }, document.locate(path, 'key'), {
      path,
      related: [
        {
          message: `"${region}" reuses "${reuse}" here`,
          span: document.locate(`${pointer}/reuse`, 'entry'),
        },
      ],
    });
  }
};
