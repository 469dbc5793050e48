import type { Format } from '../diagnostics/print.ts';
import type { ProjectOptions } from '../project.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCheck } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

export interface ValidateOptions extends ProjectOptions {
  readonly format: Format;
  readonly fix?: boolean;
  readonly watch?: boolean;
}

/** `validate`: the pipeline up to the manifest, for every region. The check is loaded where its verdict is not known. */
export async function validate(context: CommandContext, options: ValidateOptions): Promise<void> {
  const project = openProject(options, context);
  const check = openProjectCheck(project, context);
  const known =
    options.fix === true || options.watch === true ? undefined : check.find('all times');
  if (known !== undefined) return reportDiagnostics(known, options.format, context);
  const { checkAnewAllTimes, fix, watch } = await import('./validate-anew.ts');
  if (options.fix === true) fix(project, options.format, context);
  else if (options.watch === true) await watch(project, options.format, context);
  else reportDiagnostics(checkAnewAllTimes(check), options.format, context);
}
