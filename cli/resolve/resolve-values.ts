import { resolveEditions } from './editions.ts';
import type { Inheritance } from './layers.ts';
import { readLinks, usableLinks } from './links.ts';
import { madeBrochures } from './made-brochures.ts';
import { withoutFields } from './merge.ts';
import type { ResolvedSite, ResolvedValues } from './resolved.ts';
import { expandTexts, libraryTokens, siteTokens } from './tokens/expand.ts';
import { createValueFinder } from './value-finder.ts';
import type { Written } from './written.ts';

/** The values of all editions, of what was found to be sound before. `files` are the paths of the files below `assets`. */
export function resolveValues(written: Written, files: ReadonlySet<string>): ResolvedValues {
  const inheritance = { written, links: usableLinks(readLinks(written)) };
  const madeAssets = madeBrochures(written, files);
  return joinValues(inheritance, { ...resolveEditions(inheritance, madeAssets), madeAssets });
}

/** The values of the editions together with those that belong to no region, and where all of them come from. */
export function joinValues(
  inheritance: Inheritance,
  editions: Pick<ResolvedSite, 'generic' | 'regions' | 'madeAssets'>,
): ResolvedValues {
  const { written } = inheritance;
  const shared = resolveShared(written);
  const regions = [editions.generic, ...editions.regions];
  const findValue = createValueFinder(inheritance, { ...shared, regions });
  return { ...editions, ...shared, written, findValue };
}

/** What belongs to no region; of tokens it knows the figures of its file alone. */
function resolveShared({
  regions,
  library,
}: Written): Pick<ResolvedSite, 'site' | 'demands' | 'library'> {
  const { budgets, audiences, ...site } = regions.value.site;
  return {
    site: expandTexts(
      withoutFields(site, ['generic', 'deployment', 'acknowledge']),
      siteTokens(regions.value.site),
    ),
    demands: { ...(budgets && { budgets }), ...(audiences && { audiences }) },
    library: expandTexts(
      withoutFields(library.value, ['version', 'acknowledge']),
      libraryTokens(library.value),
    ),
  };
}
