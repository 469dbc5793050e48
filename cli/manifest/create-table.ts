import { siteFiles } from './files.ts';
import type { MountedSite } from './mount.ts';
import { genericPages, libraryPages, regionPages } from './pages.ts';
import { aliasRules, libraryRules, regionRules } from './rules.ts';
import type { UrlTable } from './table.ts';

/**
 * Lays out the table. Rules below a prefix come first, so that `/nv/quote/x/` is never read as the campaign `nv`;
 * then other spellings of prefixes, so that these are no campaigns either (DECISIONS.md T3); the root's come last.
 */
export function createTable({ mount, root, prefixed }: MountedSite): UrlTable {
  const rootPages = mount === 'prefix' ? genericPages(root) : regionPages(root);
  const named = mount === 'prefix' ? prefixed : [root];
  return {
    pages: [...rootPages, ...prefixed.flatMap(regionPages), ...libraryPages()],
    files: siteFiles(),
    rules: [
      ...prefixed.flatMap(regionRules),
      ...named.flatMap(aliasRules),
      ...regionRules(root),
      ...libraryRules(),
    ],
  };
}
