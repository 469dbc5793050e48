import { resolve } from 'node:path';
import type { Project, ProjectOptions } from '../project.ts';
import { kindOf, locateProject } from '../project.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage.ts';

/** Finds the project that a command is about, or says how to name one. */
export function openProject(options: ProjectOptions, io: Io): Project {
  const project = locateProject(io.cwd, options);
  if (project === undefined) throw noProject(options, io);
  refuseNoFile('--regions', options.regions, io);
  refuseNoFile('--library', options.library, io);
  return project;
}

/** A file that is missing in the project is a fault of the input; one that only the command line names is wrong usage. */
function refuseNoFile(option: string, file: string | undefined, io: Io): void {
  if (file === undefined) return;
  const kind = kindOf(resolve(io.cwd, file));
  if (kind === 'file') return;
  const reason =
    kind === 'folder' ? `${file} is a folder, not a file.` : `There is no file ${file}.`;
  throw new UsageError(`${reason} Name another with ${option}, or leave that out.`);
}

function noProject(options: ProjectOptions, io: Io): UsageError {
  if (options.root !== undefined) {
    return new UsageError(
      `There is no folder ${options.root}. Name the project's folder with --root.`,
    );
  }
  return new UsageError(
    `No regions.yaml in ${io.cwd} or any folder above it. Go to the project's folder, or name it with --root.`,
  );
}
