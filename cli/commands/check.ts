import { resolve } from 'node:path';
import { checkOutput } from '../check/check-output.ts';
import type { Format } from '../diagnostics/print.ts';
import { locateProject } from '../project.ts';
import type { ExitCode, CommandContext } from './command-context.ts';
import { openOutputFolder } from './open-output.ts';
import { openProject } from './open-project.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

/** Options of `check`; it needs no project when the output is named. */
export interface CheckOptions {
  readonly root?: string;
  readonly out?: string;
  readonly format: Format;
}

/** `check`: what is wrong with the built output, offline. */
export async function check(options: CheckOptions, context: CommandContext): Promise<ExitCode> {
  const output = await openOutputFolder(options.out ?? defaultFolder(options, context), context);
  return reportDiagnostics(checkOutput(output), options.format, context);
}

function defaultFolder({ root }: CheckOptions, context: CommandContext): string {
  const project =
    root === undefined ? locateProject(context.cwd, {}) : openProject({ root }, context);
  return resolve(project?.root ?? context.cwd, 'dist');
}
