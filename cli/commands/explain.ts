import { isCode } from '../diagnostics/explain.ts';
import { resolveProject } from '../pipeline.ts';
import type { ProjectOptions } from '../project.ts';
import { formatCode, unknownCode } from './explain-code.ts';
import { explainTarget } from './explain-target.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProject } from './open-project.ts';
import { logDiagnostics } from './report-diagnostics.ts';

/** `explain`: the effective value of a field or of a whole region and where it comes from, or what a code means. */
export async function explain(
  target: string,
  options: ProjectOptions & { readonly format: 'pretty' | 'json' },
  context: CommandContext,
): Promise<ExitCode> {
  if (isCode(target)) {
    context.stdout.write(formatCode(target, options.format));
    return ExitCode.fine;
  }
  const [site, diagnostics] = resolveProject(openProject(options, context));
  if (site === undefined) {
    const misspelt = unknownCode(target, []);
    if (misspelt !== undefined) throw misspelt;
    logDiagnostics(diagnostics, context);
    return ExitCode.problems;
  }
  const columns = context.stdout.isTTY === true ? context.stdout.columns : undefined;
  context.stdout.write(
    explainTarget(site, target, { format: options.format, columns, diagnostics }),
  );
  return ExitCode.fine;
}
