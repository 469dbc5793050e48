import type { CheckedProject } from '../check-project.ts';
import { checkOnce } from '../check-project.ts';
import type { Project } from '../project.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCheck } from './open-cache.ts';
import { logDiagnostics } from './report-diagnostics.ts';
import { ReportedProblems } from '../diagnostics/command-errors.ts';

/** What is in a project that a command works with. What was found is printed; where that are errors, the command ends. */
export function openChecked(project: Project, context: CommandContext): CheckedProject {
  const [checked, diagnostics] = checkOnce(openProjectCheck(project, context));
  logDiagnostics(diagnostics, context);
  if (checked === undefined) throw new ReportedProblems();
  return checked;
}
