import type { Format } from '../diagnostics/print.ts';
import { checkProject } from '../pipeline.ts';
import type { ProjectOptions } from '../project.ts';
import type { ExitCode, CommandContext } from './command-context.ts';
import { openProject } from './open-project.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

/** `validate`: the pipeline up to the manifest, for every region. */
export async function validate(
  options: ProjectOptions & { readonly format: Format },
  context: CommandContext,
): Promise<ExitCode> {
  const [, diagnostics] = checkProject(openProject(options, context));
  return reportDiagnostics(diagnostics, options.format, context);
}
