import type { ListedRegion, SiteData } from '../contract.ts';
import type { StateLink } from '../islands/states/state-link.ts';
import { createLinks } from './links.ts';

/**
 * All states, sorted by region id (docs/product.md S1): what pages list, and what they load to
 * search in.
 */
export function listStates({ regions, routes }: Pick<SiteData, 'regions' | 'routes'>) {
  const { findLink } = createLinks(routes.pages);
  return [...regions]
    .sort((a, b) => (a.deployment.regionId < b.deployment.regionId ? -1 : 1))
    .map((region): StateLink => stateLink(region, findLink('plan', region.key)));
}

function stateLink(region: ListedRegion, moreUrl: string | undefined): StateLink {
  return {
    id: region.deployment.regionId,
    code: region.code,
    name: region.name,
    accent: region.accent,
    url: region.deployment.defaultURL,
    ...(moreUrl === undefined ? {} : { moreUrl }),
    spellings: region.searchSpellings,
  };
}
