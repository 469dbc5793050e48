import type { MountedSite } from './mount.ts';
import { genericPages, libraryPages, regionPages } from './pages.ts';
import { libraryRules, nameRules, regionRules } from './rules.ts';
import type { FileRow } from './table.ts';
import type { UrlPlan } from './url-plan.ts';

/**
 * Plans all URLs. Rules below a prefix come first, so that `/nv/quote/x/` is never read as the campaign `nv`; then other
 * names in place of prefixes, so that these are no campaigns either (docs/product.md T3); the root's come last.
 */
export function planUrls(
  { mount, root, prefixed }: MountedSite,
  files: readonly FileRow[],
): UrlPlan {
  const rootPages = mount === 'prefix' ? genericPages(root) : regionPages(root);
  return {
    pages: [...rootPages, ...prefixed.flatMap(regionPages), ...libraryPages()],
    files,
    rules: [
      ...regionRules('prefix', prefixed),
      ...nameRules(mount === 'prefix' ? prefixed : [root]),
      ...regionRules('root', [root]),
      ...libraryRules(),
    ],
  };
}
