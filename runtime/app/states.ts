import type { ListedRegion } from '../contract.ts';
import type { StateRedirectorProps } from '../islands/StateRedirector.tsx';
import type { StateLink } from '../islands/states/state-link.ts';
import type { Services } from './view.ts';

/**
 * The search words and the list of all states, sorted by region id (docs/product.md S1), for the pages of
 * each region. Without JavaScript the search leads to the region's own list, which is published wherever they are.
 */
export function createStates(services: Services): (region: string) => StateRedirectorProps {
  const { site, regions } = services.data;
  const states = [...regions]
    .sort((a, b) => (a.deployment.regionId < b.deployment.regionId ? -1 : 1))
    .map((region) => stateLink(region, services));
  const { label, goButton: button, empty, noMatch, oneMatch, matches } = site.interface.search;
  return (region) => ({
    id: 'states',
    search: {
      ...{ label, button, empty, noMatch, oneMatch, matches },
      maximumMatches: site.search.maximumMatches,
      listUrl: services.linkTo('choose-state', region),
    },
    listLabel: site.interface.stateList,
    states,
  });
}

function stateLink(region: ListedRegion, { findLink }: Services): StateLink {
  const moreUrl = findLink('plan', region.key);
  return {
    id: region.deployment.regionId,
    code: region.code,
    name: region.name,
    url: region.deployment.defaultURL,
    ...(moreUrl === undefined ? {} : { moreUrl }),
    spellings: region.searchSpellings,
  };
}
