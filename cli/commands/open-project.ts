import { resolve } from 'node:path';
import type { Project, ProjectOptions } from '../compile/project.ts';
import { findRoot, ownFiles, pathKind } from '../compile/project.ts';
import { printInstant } from '../compile/resolve/moment.ts';
import type { CommandContext } from './command-context.ts';
import { UsageError } from '../diagnostics/command-errors.ts';

/** Finds the project of a command; the usage error says how to name one. */
export function openProject(options: ProjectOptions, context: CommandContext): Project {
  const { cwd, env } = context;
  const root = rootOf(options, context);
  if (root === undefined)
    throw new UsageError(
      `No regions.yaml in ${cwd} or any folder above it. Go to the project's folder, or name it with --root.`,
    );
  const regionsFile = fileOf('regions', options, context);
  const libraryFile = fileOf('library', options, context);
  return { root, regionsFile, libraryFile, at: options.at ?? readInstant(env) };
}

/** The folder that is named, else the nearest that holds `regions.yaml`. */
function rootOf({ root }: ProjectOptions, { cwd }: CommandContext): string | undefined {
  const found = findRoot(cwd, root);
  if (found !== undefined || root === undefined) return found;
  throw new UsageError(`There is no folder ${root}. Name the project's folder with --root.`);
}

/** Absolute path of an output: as named, else `dist` of the project or the current folder. */
export function outputFolder(
  out: string | undefined,
  { root }: Pick<ProjectOptions, 'root'>,
  context: CommandContext,
): string {
  if (out !== undefined) return resolve(context.cwd, out);
  return resolve(rootOf({ root }, context) ?? context.cwd, 'dist');
}

/** A file that only the command line names has to be there; others are checked as input. */
function fileOf(
  name: keyof typeof ownFiles,
  { [name]: file }: ProjectOptions,
  { cwd }: CommandContext,
): string {
  if (file === undefined) return ownFiles[name];
  const path = resolve(cwd, file);
  const kind = pathKind(path);
  if (kind === 'file') return path;
  const reasons = {
    folder: `${file} is a folder, not a file.`,
    other: `${file} is a device or a pipe, not a file.`,
    nothing: `There is no file ${file}.`,
  };
  throw new UsageError(`${reasons[kind]} Name another with --${name}, or leave that out.`);
}

/** The last second of the year 9999, after which dates have another form. */
const lastSecond = 253_402_300_799;

/** `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch/), or now. */
export function readInstant({ SOURCE_DATE_EPOCH: second }: CommandContext['env']): string {
  if (second === undefined) return printInstant(Date.now());
  if (/^\d{1,12}$/.test(second) && Number(second) <= lastSecond) {
    return printInstant(Number(second) * 1000);
  }
  throw new UsageError(
    `SOURCE_DATE_EPOCH is "${second}". Set it to a whole number of seconds since 1970, as \`git log -1 --format=%ct\` prints it, or leave it unset.`,
  );
}
