import { resolve, relative } from 'node:path';
import { checkOutput } from '../check/check-output.ts';
import type { Format } from '../diagnostics/print.ts';
import { locateProject } from '../project.ts';
import type { ExitCode, CommandContext } from './command-context.ts';
import { openProject, readInstant } from './open-project.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import type { BuiltOutput, NoOutput } from '../check/built-output.ts';
import { openBuiltOutput } from '../check/built-output.ts';
import { restoreOutput } from '../site/publication/staging.ts';
import { UsageError } from './usage.ts';

/** Options of `check`; it needs no project when the output is named. */
export interface CheckOptions {
  readonly root?: string;
  readonly out?: string;
  readonly format: Format;
}

/** `check`: what is wrong with the built output, offline. */
export async function check(options: CheckOptions, context: CommandContext): Promise<ExitCode> {
  const output = await openOutputFolder(options.out ?? defaultFolder(options, context), context);
  return reportDiagnostics(checkOutput(output, readInstant(context.env)), options.format, context);
}

function defaultFolder({ root }: CheckOptions, context: CommandContext): string {
  const project =
    root === undefined ? locateProject(context.cwd, {}) : openProject({ root }, context);
  return resolve(project?.root ?? context.cwd, 'dist');
}

/** Opens the output in a folder, or says why there is none. */
export async function openOutputFolder(
  folder: string,
  context: CommandContext,
): Promise<BuiltOutput> {
  const path = resolve(context.cwd, folder);
  await restoreOutput(path);
  const output = openBuiltOutput(path);
  if (typeof output !== 'string') return output;
  const inside = relative(context.cwd, path);
  const name = inside === '' || inside.startsWith('..') ? path : inside;
  throw new UsageError(`${name} ${reasons[output]}`);
}

const whatToDo = 'Run `career-site build` first, or name the folder that it wrote, such as dist.';

/** To be read after the name of the folder. */
const reasons: Readonly<Record<NoOutput, string>> = {
  'no folder': `is no folder. ${whatToDo}`,
  'no build record': `holds no output: it has no manifest.json. ${whatToDo}`,
  'other build record':
    'has a manifest.json that is damaged or of another version of career-site. Build again with this version.',
};
