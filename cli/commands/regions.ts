import { resolveProject } from '../check-project.ts';
import type { ProjectOptions } from '../project.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { listRegions } from './list-regions.ts';
import { openProject } from './open-project.ts';
import { logDiagnostics } from './report-diagnostics.ts';

/** `regions`: the registry of all regions. */
export async function regions(
  options: ProjectOptions & { readonly format: 'pretty' | 'json' },
  context: CommandContext,
): Promise<ExitCode> {
  const [site, diagnostics] = resolveProject(openProject(options, context));
  if (site === undefined) {
    logDiagnostics(diagnostics, context);
    return ExitCode.problems;
  }
  context.stdout.write(listRegions(site, options.format));
  return ExitCode.fine;
}
