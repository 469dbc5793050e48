import type { SiteData } from '../runtime/contract.ts';
import type { CheckedProject } from './check-project.ts';
import { createSiteData } from './emit/site-data.ts';
import type { Project } from './project.ts';
import type { Program } from './site/program.ts';
import { openProgram } from './site/program.ts';

/** A project without errors, and what its pages are rendered from and by. */
export interface Site extends CheckedProject, Program {
  readonly root: Project['root'];
  readonly data: SiteData;
}

/** Where all that shows pages begins: `build`, `dev`, `explain`, `diff` and `agenda`. */
export function openSite(
  { root }: Pick<Project, 'root'>,
  checked: CheckedProject,
  program = openProgram(),
): Site {
  return { ...checked, ...program, root, data: createSiteData(checked.manifest, root) };
}
