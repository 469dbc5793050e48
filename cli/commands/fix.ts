import { resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isOpen } from '../diagnostics/diagnostic.ts';
import { orderDiagnostics } from '../diagnostics/order.ts';
import { fixText } from '../edit/fix-text.ts';
import { checkAllTimes } from '../check-ahead.ts';
import { checkProject } from '../check-project.ts';
import type { Project } from '../project.ts';
import { saveSourceFile } from '../source/save.ts';

/** Rounds at most: what one round mends can show what was hidden behind it. */
const MOST_ROUNDS = 20;

/** What was mended, and what is left. */
export interface FixedProject {
  readonly fixed: readonly Diagnostic[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Writes the safe fixes into both YAML files, until none is left. */
export function fixProject(project: Project): FixedProject {
  const fixed: Diagnostic[] = [];
  const check = () => checkAllTimes(project, checkProject(project));
  let diagnostics = check();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const mended = fixOnce(project, diagnostics);
    if (mended.length === 0) break;
    fixed.push(...mended);
    diagnostics = check();
  }
  return { fixed, diagnostics };
}

function fixOnce(project: Project, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const { root, regionsFile, libraryFile } = project;
  const open = orderDiagnostics(diagnostics).filter(isOpen);
  const kinds = [
    ['regions', regionsFile],
    ['library', libraryFile],
  ] as const;
  return kinds.flatMap(([kind, path]) => {
    const found = open.filter(({ span }) => resolve(root, span.file.path) === resolve(root, path));
    const file = found[0]?.span.file;
    if (!file) return [];
    const { text, fixed } = fixText(file, kind, found);
    // A file that somebody saved meanwhile is read again, and mended next time.
    return fixed.length > 0 && saveSourceFile(root, file, text) ? fixed : [];
  });
}
