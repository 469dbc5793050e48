import type { Diagnostic, Extras } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { AssetProblem } from '../../source/content/inspect-asset.ts';
import { takes } from '../asset-kinds.ts';
import type { AssetUses, IconUse } from '../asset-uses.ts';
import { iconPath } from '../asset-uses.ts';
import { siteIcons } from '../site-icons.ts';
import type { Rule } from './rule.ts';
import { wholeAsset } from './whole-asset.ts';

/** A file that is used, or is to be, and what to report of it. */
interface UsedFile {
  readonly path: string;
  readonly span: Span;
  readonly extras?: Extras;
  /** Endings that the file could have in this place. */
  readonly endings: readonly string[];
  /** What a person can do who has no better file. */
  readonly otherwise: string;
}

/** Every file that is used has the content that its name promises, and all of it. */
export const assetBroken: Rule = function* ({ uses, assets, problemOf }) {
  for (const file of [...usedFiles(uses), ...siteIconFiles()]) {
    const problem = assets.has(file.path) ? problemOf(file.path) : undefined;
    if (problem !== undefined) yield diagnoseAsset(file, problem);
  }
};

function usedFiles({ files, icons }: AssetUses): readonly UsedFile[] {
  const place = ({ document, pointer }: IconUse, path: string, endings: readonly string[]) => {
    const span = document.locate(pointer, 'value');
    return { path, span, extras: { path: pointer }, endings, otherwise: 'name another file' };
  };
  return [
    ...files
      .filter(({ name, kind }) => takes(kind, name))
      .map((use) => place(use, use.name, use.kind.endings)),
    ...icons.map((use) => place(use, iconPath(use.name), ['svg'])),
  ];
}

/** No field names them. */
function siteIconFiles(): readonly UsedFile[] {
  const rest = { endings: [], otherwise: 'delete it' };
  return Object.values(siteIcons).map((path) => ({ path, span: wholeAsset(path), ...rest }));
}

/** What is wrong with the content of a file, and what to do. */
export function diagnoseAsset(
  { path, span, extras, endings, otherwise }: UsedFile,
  problem: AssetProblem,
): Diagnostic {
  const { promised } = problem;
  if (problem.kind === 'unsafe')
    return createDiagnostic('asset-unsafe', { path, otherwise, ...problem.danger }, span, extras);
  if (problem.kind !== 'misnamed') {
    const parameters = { path, promised, otherwise, damage: problem.kind };
    return createDiagnostic('asset-damaged', parameters, span, extras);
  }
  const { words, ending = '' } = problem.actual ?? {};
  const rightName = endings.includes(ending) ? path.replace(/[^.]*$/, ending) : undefined;
  const parameters = { path, promised, otherwise, actual: words, rightName };
  return createDiagnostic('asset-misnamed', parameters, span, extras);
}
