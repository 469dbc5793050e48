import type { CheckedProject } from '../check-project.ts';
import { checkOnce } from '../check-project.ts';
import type { Project } from '../project.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCheck } from './open-cache.ts';
import { logDiagnostics } from './report-diagnostics.ts';

/** What is in a project that a command works with; undefined where it has errors. What was found is reported. */
export function openChecked(project: Project, context: CommandContext): CheckedProject | undefined {
  const [checked, diagnostics] = checkOnce(openProjectCheck(project, context));
  logDiagnostics(diagnostics, context);
  return checked;
}
