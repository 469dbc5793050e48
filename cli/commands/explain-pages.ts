import type { CheckedProject } from '../check-project.ts';
import { openPageSources } from '../reach/open-page-sources.ts';
import { createPageMapper } from '../reach/page-map.ts';
import { openReach } from '../reach/page-reach.ts';
import type { WrittenTarget } from './explain-form.ts';
import { explainPage, findPage } from './explain-page.ts';
import type { ExplainOptions } from './explain-target.ts';
import { explainWritten } from './explain-written.ts';

/** The texts of a page, and where they are written. */
export function explainAddress(
  root: string,
  checked: CheckedProject,
  address: string,
  options: ExplainOptions,
): string {
  const page = findPage(checked.manifest, address);
  const sources = openPageSources(root, checked);
  const html = sources.createSiteRenderer(sources.data, sources.context)(page);
  return explainPage(page, createPageMapper(sources)(page, html).texts, options);
}

/** What is written at a place, and which pages show it. */
export async function explainPlaces(
  files: { readonly root: string; readonly cwd: string },
  checked: CheckedProject,
  target: WrittenTarget,
  options: ExplainOptions,
): Promise<string> {
  const reach = await openReach(openPageSources(files.root, checked));
  return explainWritten({ ...files, site: checked.resolved, reach }, target, options);
}
