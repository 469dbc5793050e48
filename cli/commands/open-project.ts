import { resolve } from 'node:path';
import type { Project, ProjectOptions } from '../project.ts';
import { locateProject, pathKind } from '../project.ts';
import { printInstant } from '../resolve/moment.ts';
import type { CommandContext } from './command-context.ts';
import { UsageError } from '../diagnostics/command-errors.ts';

/** Finds the project of a command; the usage error says how to name one. */
export function openProject(options: ProjectOptions, context: CommandContext): Project {
  const project = locateProject(context.cwd, options);
  if (project === undefined) throw noProject(options, context);
  refuseNoFile('--regions', options.regions, context);
  refuseNoFile('--library', options.library, context);
  return { ...project, at: options.at ?? readInstant(context.env) };
}

/** Absolute path of an output: as it was named, else `dist` of the project, or of the folder that the command runs in. */
export function outputFolder(
  out: string | undefined,
  { root }: Pick<ProjectOptions, 'root'>,
  context: CommandContext,
): string {
  if (out !== undefined) return resolve(context.cwd, out);
  const project = locateProject(context.cwd, { root });
  if (project === undefined && root !== undefined) throw noProject({ root }, context);
  return resolve(project?.root ?? context.cwd, 'dist');
}

/** A file that the project lacks is a problem of the input; one that only the command line names is a usage error. */
function refuseNoFile(option: string, file: string | undefined, context: CommandContext): void {
  if (file === undefined) return;
  const kind = pathKind(resolve(context.cwd, file));
  if (kind === 'file') return;
  const reasons = {
    folder: `${file} is a folder, not a file.`,
    other: `${file} is a device or a pipe, not a file.`,
    nothing: `There is no file ${file}.`,
  };
  throw new UsageError(`${reasons[kind]} Name another with ${option}, or leave that out.`);
}

function noProject(options: ProjectOptions, context: CommandContext): UsageError {
  if (options.root !== undefined) {
    return new UsageError(
      `There is no folder ${options.root}. Name the project's folder with --root.`,
    );
  }
  return new UsageError(
    `No regions.yaml in ${context.cwd} or any folder above it. Go to the project's folder, or name it with --root.`,
  );
}

/** The last second of the year 9999, after which dates have another form. */
const lastSecond = 253_402_300_799;

/**
 * The instant that a site is made for, to the second: the one that `SOURCE_DATE_EPOCH` names
 * (https://reproducible-builds.org/specs/source-date-epoch/), else now.
 */
export function readInstant({ SOURCE_DATE_EPOCH: second }: CommandContext['env']): string {
  if (second === undefined) return printInstant(Date.now());
  if (/^\d{1,12}$/.test(second) && Number(second) <= lastSecond) {
    return printInstant(Number(second) * 1000);
  }
  throw new UsageError(
    `SOURCE_DATE_EPOCH is "${second}". Set it to a whole number of seconds since 1970, as \`git log -1 --format=%ct\` prints it, or leave it unset.`,
  );
}
