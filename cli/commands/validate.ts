import type { Format } from '../diagnostics/print.ts';
import { describeFix } from '../diagnostics/print/location.ts';
import { checkProject } from '../pipeline.ts';
import type { Project, ProjectOptions } from '../project.ts';
import type { ExitCode, CommandContext } from './command-context.ts';
import { openProject } from './open-project.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

export interface ValidateOptions extends ProjectOptions {
  readonly format: Format;
  readonly fix?: boolean;
}

/** `validate`: the pipeline up to the manifest, for every region. */
export async function validate(
  options: ValidateOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const project = openProject(options, context);
  if (options.fix === true) return fix(project, options.format, context);
  const [, diagnostics] = checkProject(project);
  return reportDiagnostics(diagnostics, options.format, context);
}

/** Mends what has one right answer, and reports what is left. */
async function fix(project: Project, format: Format, context: CommandContext): Promise<ExitCode> {
  const { fixProject } = await import('./fix.ts');
  const { fixed, diagnostics } = fixProject(project);
  for (const each of fixed) context.stderr.write(`${describeFix(each)}\n`);
  return reportDiagnostics(diagnostics, format, context, fixed);
}
