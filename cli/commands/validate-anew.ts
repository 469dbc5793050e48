import { checkAllTimes } from '../check-ahead.ts';
import { checkAnew } from '../check-project.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isOpen } from '../diagnostics/diagnostic.ts';
import type { Format } from '../diagnostics/print.ts';
import { describeFix } from '../diagnostics/print/fix.ts';
import { watchProject } from '../dev/watch.ts';
import type { KeptCheck } from '../kept-check.ts';
import type { Project } from '../project.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { fixProject } from './fix.ts';
import { openProjectCheck } from './open-cache.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

export function validateAnew(check: KeptCheck, format: Format, context: CommandContext): ExitCode {
  const diagnostics = checkAllTimes(check.project, checkAnew(check));
  return reportDiagnostics(diagnostics, format, context);
}

/** Checks again whenever the YAML or an asset changes, until the person stops it. */
export async function watch(
  project: Project,
  format: Format,
  context: CommandContext,
): Promise<ExitCode> {
  const stopped = context.untilStopped();
  // By these two lines the tasks of editors know what is still true (.vscode/tasks.json).
  const checkAgain = (): void => {
    context.stderr.write('Validating …\n');
    validateAnew(openProjectCheck(project, context), format, context);
    context.stderr.write('Validated. Waiting for changes, press Ctrl-C to stop.\n');
  };
  const watching = await watchProject(project, (changes) => {
    if (changes.some(({ kind }) => kind === 'content' || kind === 'asset')) checkAgain();
    return Promise.resolve();
  });
  checkAgain();
  await stopped;
  await watching.close();
  return ExitCode.fine;
}

/** Mends what has one right answer, and reports what is left. */
export function fix(project: Project, format: Format, context: CommandContext): ExitCode {
  const { fixed, diagnostics } = fixProject(project);
  const done = fixed.length > 0 ? fixed.map(describeFix) : [describeNoFix(diagnostics)];
  context.stderr.write(`${done.join('\n')}\n`);
  return reportDiagnostics(diagnostics, format, context, fixed);
}

function describeNoFix(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.some(isOpen)
    ? 'Nothing was fixed: of what is reported, nothing has one right answer.'
    : 'Nothing to fix.';
}
