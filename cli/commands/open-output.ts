import { relative, resolve } from 'node:path';
import type { BuiltOutput, NoOutput } from '../check/built-output.ts';
import { openBuiltOutput } from '../check/built-output.ts';
import { restoreOutput } from '../site/publication/staging.ts';
import type { CommandContext } from './command-context.ts';
import { UsageError } from './usage.ts';

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
