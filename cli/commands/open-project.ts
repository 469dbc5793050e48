import { resolve } from 'node:path';
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { Project, ProjectOptions } from '../project.ts';
import { locateProject, pathKind } from '../project.ts';
import { printInstant } from '../resolve/moment.ts';
import { isDate } from '../schema/formats/date.ts';
import type { CommandContext } from './command-context.ts';
import { UsageError } from './usage.ts';

/** Adds the options that say which project and which YAML files are meant. */
export function withProject(command: Command): Command {
  return command
    .option('--root <folder>', 'the project folder (default: the nearest with a regions.yaml)')
    .option('--regions <file>', 'another file in place of regions.yaml')
    .option('--library <file>', 'another file in place of library.yaml');
}

/** Finds the project of a command; the usage error says how to name one. */
export function openProject(options: ProjectOptions, context: CommandContext): Project {
  const project = locateProject(context.cwd, options);
  if (project === undefined) throw noProject(options, context);
  refuseNoFile('--regions', options.regions, context);
  refuseNoFile('--library', options.library, context);
  return { ...project, at: options.at ?? readInstant(context.env) };
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
  return printInstant(second === undefined ? Date.now() : readSecond(second) * 1000);
}

/** Reads an instant that a person typed, for an option. Throws an `InvalidArgumentError`. */
export function parseInstant(typed: string): string {
  const isWhole = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/.test(typed);
  const instant = isWhole && isDate(typed.slice(0, 10)) ? Date.parse(typed) : NaN;
  if (!Number.isNaN(instant)) return printInstant(instant);
  throw new InvalidArgumentError(
    'Write an instant with its time zone, such as 2027-01-21T15:30-08:00 or 2027-01-21T23:30Z, or a day, which begins in UTC.',
  );
}

function readSecond(typed: string): number {
  if (/^\d{1,12}$/.test(typed) && Number(typed) <= lastSecond) return Number(typed);
  throw new UsageError(
    `SOURCE_DATE_EPOCH is "${typed}". Set it to a whole number of seconds since 1970, as \`git log -1 --format=%ct\` prints it, or leave it unset.`,
  );
}
