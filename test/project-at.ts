import { readInstant } from '../cli/commands/open-project.ts';
import type { Project } from '../cli/compile/project.ts';

/** The project in a folder, at the instant that all tests build on. */
export function projectAt(root: string): Project {
  return {
    root,
    regionsFile: 'regions.yaml',
    libraryFile: 'library.yaml',
    at: readInstant(process.env),
  };
}
