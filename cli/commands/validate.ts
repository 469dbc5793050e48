import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isOpen } from '../diagnostics/diagnostic.ts';
import type { Format } from '../diagnostics/print.ts';
import { describeFix } from '../diagnostics/print/fix.ts';
import { checkProject } from '../check-project.ts';
import type { Project, ProjectOptions } from '../project.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProject } from './open-project.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

export interface ValidateOptions extends ProjectOptions {
  readonly format: Format;
  readonly fix?: boolean;
  readonly watch?: boolean;
}

/** `validate`: the pipeline up to the manifest, for every region. */
export async function validate(
  options: ValidateOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const project = openProject(options, context);
  if (options.fix === true) return fix(project, options.format, context);
  const check = (): ExitCode => {
    const [, diagnostics] = checkProject(project);
    return reportDiagnostics(diagnostics, options.format, context);
  };
  return options.watch === true ? watch(project, check, context) : check();
}

/** Checks again whenever the YAML or an asset changes, until the person stops it. */
async function watch(project: Project, check: () => void, context: CommandContext) {
  const { watchProject } = await import('../dev/watch.ts');
  const stopped = context.untilStopped();
  // By these two lines the tasks of editors know what is still true (.vscode/tasks.json).
  const checkAgain = (): void => {
    context.stderr.write('Validating …\n');
    check();
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
async function fix(project: Project, format: Format, context: CommandContext): Promise<ExitCode> {
  const { fixProject } = await import('./fix.ts');
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
