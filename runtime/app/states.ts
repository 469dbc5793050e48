import type { RegionConfig } from '../contract.ts';
import type { StateRedirectorProps } from '../islands/StateRedirector.tsx';
import type { StateLink } from '../islands/states/state-link.ts';
import type { Services } from './view.ts';

/** The list of all states, sorted by region id (SPEC.md section 2, 'Home page'). */
export function createStates(services: Services): StateRedirectorProps {
  const { site, regions } = services.data;
  return {
    id: 'states',
    search: {
      label: 'Find your state',
      maximumMatches: site.search.maximumMatches,
      listUrl: listUrl(services),
    },
    states: [...regions]
      .sort((a, b) => (a.deployment.regionId < b.deployment.regionId ? -1 : 1))
      .map((region) => stateLink(region, services)),
  };
}

/** The first page that lists all states: the one without a state where there is one. */
function listUrl({ data, linkTo }: Services): string {
  const page = data.routes.pages.find(({ kind }) => kind === 'choose-state');
  return page?.url ?? linkTo('choose-state', 'generic');
}

function stateLink(region: RegionConfig, { findLink }: Services): StateLink {
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
