import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Rule } from './rule.ts';

/** Files that nothing uses; there is no line that names them, so the first of regions.yaml stands for the project. */
export const assetUnused: Rule = function* ({ written, uses, assets }) {
  const { file } = written.regions.document;
  const end = file.text.indexOf('\n');
  const span = { file, start: 0, end: end === -1 ? file.text.length : end };
  for (const path of assets) {
    if (!uses.paths.has(path) && !isAboutAssets(path))
      yield createDiagnostic('asset-unused', { path }, span);
  }
};

/** Licences and notes lie beside the files that they are about, and are not published. */
function isAboutAssets(path: string): boolean {
  return /\/(LICEN[CS]E|NOTICE|README)[^/]*$/i.test(path);
}
