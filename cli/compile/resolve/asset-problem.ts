import type { Diagnostic, Extras } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { AssetProblem } from '../source/content/inspect-asset.ts';

/** A file that is used, or is to be, and what to report of it. */
export interface UsedFile {
  readonly path: string;
  readonly span: Span;
  readonly extras?: Extras;
  /** Endings that the file could have in this place. */
  readonly endings: readonly string[];
  /** What a person can do who has no better file. */
  readonly otherwise: string;
}

/** What is wrong with the content of a file, and what to do. */
export function diagnoseAsset(
  { path, span, extras, endings, otherwise }: UsedFile,
  problem: AssetProblem,
): Diagnostic {
  const { promised, kind } = problem;
  if (problem.kind === 'unsafe')
    return createDiagnostic('asset-unsafe', { path, otherwise, ...problem.danger }, span, extras);
  if (problem.kind === 'linked')
    return createDiagnostic(
      'asset-linked',
      { link: problem.link, isFile: problem.link === path },
      span,
      extras,
    );
  if (problem.kind === 'pointer')
    return createDiagnostic('asset-pointer', { path, promised, otherwise }, span, extras);
  if (problem.kind !== 'misnamed') {
    const damage = { isUnreadable: kind === 'unreadable', isEmpty: kind === 'empty' };
    const parameters = { path, promised, otherwise, ...damage };
    return createDiagnostic('asset-damaged', parameters, span, extras);
  }
  const { words, ending = '' } = problem.actual ?? {};
  const rightName = endings.includes(ending) ? path.replace(/[^.]*$/, ending) : undefined;
  const parameters = { path, promised, otherwise, actual: words, rightName };
  return createDiagnostic('asset-misnamed', parameters, span, extras);
}
