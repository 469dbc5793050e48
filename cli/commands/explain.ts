import { checkOnce } from '../check-project.ts';
import { isCode } from '../diagnostics/codes.ts';
import type { ProjectOptions } from '../project.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { formatCode, unknownCode } from './explain-code.ts';
import { isAddress, readWrittenTarget } from './find-written.ts';
import { explainTarget } from './explain-target.ts';
import { openProjectCheck } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { logDiagnostics } from './report-diagnostics.ts';

/**
 * `explain`: a value and where it comes from; a line of the YAML and who shows it; the texts of a page and where they are
 * written; or what a code means. What makes pages is loaded only for those that ask for it.
 */
export async function explain(
  target: string,
  { format, ...options }: ProjectOptions & { readonly format: 'pretty' | 'json' },
  context: CommandContext,
): Promise<ExitCode> {
  const columns = context.stdout.isTTY === true ? context.stdout.columns : undefined;
  if (isCode(target)) {
    context.stdout.write(formatCode(target, format, columns));
    return ExitCode.fine;
  }
  const project = openProject(options, context);
  const written = readWrittenTarget(target);
  const isValue = written === undefined && !isAddress(target);
  const [checked, diagnostics] = checkOnce(openProjectCheck(project, context));
  if (checked === undefined) {
    const misspelt = isValue ? unknownCode(target, []) : undefined;
    if (misspelt !== undefined) throw misspelt;
    logDiagnostics(diagnostics, context);
    return ExitCode.problems;
  }
  const { root } = project;
  if (isValue) {
    context.stdout.write(explainTarget(checked.resolved, target, { format, columns, diagnostics }));
    return ExitCode.fine;
  }
  const page = { format, columns };
  const answer =
    written === undefined
      ? (await import('./explain-page.ts')).explainAddress(root, checked, target, page)
      : await (
          await import('./explain-written.ts')
        ).explainPlaces({ root, cwd: context.cwd }, checked, written, page);
  context.stdout.write(answer);
  return ExitCode.fine;
}
