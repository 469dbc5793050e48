import { join, resolve, sep } from 'node:path';
import type { Format } from '../diagnostics/print.ts';
import type { Project, ProjectOptions } from '../compile/project.ts';
import type { CommandContext } from './command-context.ts';
import type { BuildOptions } from './options.ts';
import { openProjectCheck } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

export interface ValidateOptions extends ProjectOptions {
  readonly format: Format;
  readonly env: BuildOptions['env'];
  readonly language?: string;
  readonly fix?: boolean;
  readonly watch?: boolean;
}

/**
 * `validate`: the pipeline up to the manifest, for every region. The check is loaded where its
 * verdict is not known.
 *
 * @param files What hooks name before a commit: the whole project is checked where one of them
 * belongs to it.
 */
export async function validate(
  context: CommandContext,
  files: readonly string[],
  options: ValidateOptions,
): Promise<void> {
  const project = openProject(options, context);
  if (files.length > 0 && !files.some((file) => isOfProject(file, project, context))) {
    context.stderr.write(`Nothing was checked: none of the files named is of ${project.root}.\n`);
    return;
  }
  const check = openProjectCheck(project, context);
  const { env, language, fix: isFixing = false, watch: isWatching = false, format } = options;
  const shown = { format, root: project.root };
  const isAnew = isFixing || isWatching || env === 'production' || language !== undefined;
  const known = isAnew ? undefined : check.find('all times');
  if (known !== undefined) return reportDiagnostics(known, shown, context);
  const { checkAnewAllTimes, fix, watch } = await import('./validate-anew.ts');
  if (isFixing) fix(project, options, context);
  else if (isWatching) await watch(project, options, context);
  else reportDiagnostics(checkAnewAllTimes(check, options), shown, context);
}

/** Whether a file is one of the two that describe the site, or below `assets`. */
function isOfProject(
  file: string,
  { root, regionsFile, libraryFile }: Project,
  { cwd }: CommandContext,
): boolean {
  const path = resolve(cwd, file);
  const own = [regionsFile, libraryFile].map((each) => resolve(root, each));
  return own.includes(path) || path.startsWith(join(root, 'assets', sep));
}
