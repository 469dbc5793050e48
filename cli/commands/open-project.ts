import type { Project, ProjectOptions } from '../project.ts';
import { locateProject } from '../project.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage.ts';

/** Finds the project that a command is about, or says how to name one. */
export function openProject(options: ProjectOptions, io: Io): Project {
  const project = locateProject(io.cwd, options);
  if (project !== undefined) return project;
  if (options.root !== undefined) {
    throw new UsageError(
      `There is no folder ${options.root}. Name the project's folder with --root.`,
    );
  }
  throw new UsageError(
    `No regions.yaml in ${io.cwd} or any folder above it. Go to the project's folder, or name it with --root.`,
  );
}
