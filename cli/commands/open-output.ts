import { relative, resolve } from 'node:path';
import type { BuiltOutput } from '../check/built-output.ts';
import { openBuiltOutput } from '../check/built-output.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage.ts';

/** Opens the output in a folder, or says that there is none. */
export function openOutputFolder(folder: string, io: Io): BuiltOutput {
  const path = resolve(io.cwd, folder);
  const output = openBuiltOutput(path);
  if (output !== undefined) return output;
  const name = relative(io.cwd, path) || path;
  throw new UsageError(
    `There is no output of this version in ${name}. Run \`career-site build\` first, or name its folder.`,
  );
}
