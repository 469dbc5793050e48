import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { firstLine } from './first-line.ts';
import type { Rule } from './rule.ts';

/** Files that nothing uses. A misspelt path makes the right file look as if nothing used it, so errors are mended first. */
export const assetUnused: Rule = function* ({ written, uses, assets }) {
  const span = firstLine(written);
  for (const path of assets) {
    if (!uses.paths.has(path) && !isAboutAssets(path))
      yield createDiagnostic('asset-unused', { path }, span);
  }
};

/** Licences and notes lie beside the files that they are about, and are not published. */
function isAboutAssets(path: string): boolean {
  return /\/(LICEN[CS]E|NOTICE|README)[^/]*$/i.test(path);
}
