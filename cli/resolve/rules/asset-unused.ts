import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { wholeAsset } from './whole-asset.ts';
import type { Rule } from './rule.ts';

/** Files that nothing uses. A misspelt path makes the right file look as if nothing used it, so errors are mended first. */
export const assetUnused: Rule = function* ({ uses, assets, madeAssets }) {
  for (const path of assets) {
    if (!uses.paths.has(path) && !madeAssets.has(path) && !isAboutAssets(path))
      yield createDiagnostic('asset-unused', { path }, wholeAsset(path));
  }
};

/** Licences and notes lie beside the files that they are about, and are not published. */
function isAboutAssets(path: string): boolean {
  return /\/(LICEN[CS]E|NOTICE|README)[^/]*$/i.test(path);
}
