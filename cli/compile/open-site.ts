import type { CheckedProject } from './check-project.ts';
import { createSiteData } from './emit/site-data.ts';
import type { Project } from './project.ts';
import { openProgram } from './site/program.ts';

/** A project without errors, and what its pages are rendered from and by. */
export type Site = ReturnType<typeof openSite>;

/** Where all that shows pages and publishes none begins: `dev`, `explain`, `diff` and `agenda`. */
export function openSite(
  { root }: Pick<Project, 'root'>,
  checked: CheckedProject,
  program = openProgram(),
) {
  return { ...checked, ...program, root, data: createSiteData(checked.manifest, root) };
}
