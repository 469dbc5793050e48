import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import type { CheckedProject } from '../check-project.ts';
import { checkProject } from '../check-project.ts';
import type { Project } from '../project.ts';
import type { CommandContext } from './command-context.ts';
import { logDiagnostics } from './report-diagnostics.ts';

/** What is in a project that a command is to edit; undefined, and reported, where it has errors already. */
export function checkBeforeEdit(
  project: Project,
  context: CommandContext,
): CheckedProject | undefined {
  const [checked, diagnostics] = checkProject(project);
  if (checked === undefined) logDiagnostics(diagnostics, context);
  return checked;
}

/** The errors that a project would have with other texts in the place of its files. */
export function errorsOfDrafts(
  project: Project,
  drafts: ReadonlyMap<string, SourceFile>,
): readonly Diagnostic[] {
  const [, diagnostics] = checkProject({ ...project, drafts });
  return diagnostics.filter(({ severity }) => severity === 'error');
}
