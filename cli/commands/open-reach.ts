import type { Reach } from '../author/reach/page-reach.ts';
import { openReach } from '../author/reach/page-reach.ts';
import { createTextContext } from '../author/reach/text-context.ts';
import type { CheckedProject } from '../compile/check-project.ts';
import { openSite } from '../compile/open-site.ts';

/** Makes all pages of a project, to say which of them show a field. */
export function openReachOf(
  project: { readonly root: string },
  checked: CheckedProject,
): Promise<Reach> {
  const site = openSite(project, checked);
  return openReach({ ...site, context: createTextContext(site) });
}
