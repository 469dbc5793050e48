import { relative } from 'node:path';
import { checkOutput } from '../deliver/check/check-output.ts';
import type { Format } from '../diagnostics/print.ts';
import type { CommandContext } from './command-context.ts';
import { outputFolder, readInstant } from './open-project.ts';
import { showProgress } from './progress.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import type { NoOutput } from '../deliver/check/output-folder.ts';
import { openOutputFolder } from '../deliver/check/output-folder.ts';
import type { NamedOutput } from '../deliver/outputs/same-build.ts';
import { restoreOutput } from '../compile/site/publication/staging.ts';
import { UsageError } from '../diagnostics/command-errors.ts';

/** `check`: what is wrong with the output, offline; it needs no project if that is named. */
export async function check(
  context: CommandContext,
  { root, out, format }: { readonly root?: string; readonly out?: string; readonly format: Format },
): Promise<void> {
  const output = await openOutput(outputFolder(out, { root }, context), context);
  const progress = showProgress(context);
  const found = checkOutput(output, readInstant(context.env), (done, all) => {
    progress.report('check', `${done} of ${all} pages`);
  });
  progress.clear();
  reportDiagnostics(found, { format }, context);
}

/** Opens the output at an absolute path, or says why there is none. */
export async function openOutput(path: string, context: CommandContext): Promise<NamedOutput> {
  await restoreOutput(path);
  const output = openOutputFolder(path);
  const inside = relative(context.cwd, path);
  const name = inside === '' || inside.startsWith('..') ? path : inside;
  if (typeof output !== 'string') return { ...output, name };
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
