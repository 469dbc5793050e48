import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A folder with content to compile, and the two files that describe it. */
export interface Project {
  /** Absolute. Assets, `generated/` and the default output are below it. */
  readonly root: string;
  /** Relative to the root, or absolute. */
  readonly regionsFile: string;
  readonly libraryFile: string;
}

/** Options of every command that reads the YAML. */
export interface ProjectOptions {
  readonly root?: string | undefined;
  readonly regions?: string | undefined;
  readonly library?: string | undefined;
}

/** Finds the project's folder: the one named, or the nearest above `cwd` that holds `regions.yaml`. */
export function locateProject(cwd: string, options: ProjectOptions): Project | undefined {
  const root =
    options.root === undefined ? searchUpward(cwd) : existing(resolve(cwd, options.root));
  if (root === undefined) return undefined;
  return {
    root,
    regionsFile: options.regions === undefined ? 'regions.yaml' : resolve(cwd, options.regions),
    libraryFile: options.library === undefined ? 'library.yaml' : resolve(cwd, options.library),
  };
}

function existing(folder: string): string | undefined {
  return existsSync(folder) ? folder : undefined;
}

function searchUpward(start: string): string | undefined {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'regions.yaml'))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}
