import type { Format } from '../diagnostics/print.ts';
import type { ProjectOptions } from '../project.ts';
import type { CommandContext } from './command-context.ts';
import type { BuildOptions } from './options.ts';
import { openProjectCheck } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

export interface ValidateOptions extends ProjectOptions {
  readonly format: Format;
  readonly env: BuildOptions['env'];
  readonly fix?: boolean;
  readonly watch?: boolean;
}

/** `validate`: the pipeline up to the manifest, for every region. The check is loaded where its verdict is not known. */
export async function validate(context: CommandContext, options: ValidateOptions): Promise<void> {
  const project = openProject(options, context);
  const check = openProjectCheck(project, context);
  const { env, fix: isFixing = false, watch: isWatching = false, format } = options;
  const shown = { format, root: project.root };
  const isAnew = isFixing || isWatching || env === 'production';
  const known = isAnew ? undefined : check.find('all times');
  if (known !== undefined) return reportDiagnostics(known, shown, context);
  const { checkAnewAllTimes, fix, watch } = await import('./validate-anew.ts');
  if (isFixing) fix(project, options, context);
  else if (isWatching) await watch(project, options, context);
  else reportDiagnostics(checkAnewAllTimes(check, env), shown, context);
}
