import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { MapShape, SiteData } from '../contract.ts';
import { GridItems } from '../islands/states/StateGrid.tsx';
import { redirectTarget } from '../islands/states/redirect-target.ts';
import type { StateLink } from '../islands/states/state-link.ts';
import { listStates } from './list-states.ts';
import type { MainPage, Services, States } from './view.ts';

/**
 * Gives each region its search words, the map and the one list of all states. Without JavaScript
 * the search leads to the region's own list, which is published wherever they are.
 */
export function createStates(services: Services): (region: string) => States {
  const { site, map } = services.data;
  const states = listStates(services.data);
  const items = renderToString(createElement(GridItems, { states }));
  const shapes = shapesOf(map, states);
  const { goButton, label, empty, noMatch, oneMatch, matches, firstMatches } =
    site.interface.search;
  return (region) => ({
    id: 'states',
    search: {
      label,
      button: goButton,
      empty,
      noMatch,
      oneMatch,
      matches,
      firstMatches,
      maximumMatches: site.search.maximumMatches,
      listUrl: services.linkTo('choose-state', region),
    },
    listLabel: site.interface.stateList,
    states,
    map: { defaultFill: site.map.defaultFill, ...site.interface.map },
    shapes,
    items,
  });
}

/** The states by the names of the YAML; one that it does not list has the name of its drawing. */
function shapesOf(map: SiteData['map'], states: readonly StateLink[]): readonly MapShape[] {
  const names = new Map(states.map(({ code, name }) => [code, name]));
  return Object.values(map).map((shape) => ({
    ...shape,
    name: names.get(shape.abbreviation) ?? shape.name,
  }));
}

/** The list of states. On a page that leads to one page of each state, it leads there too. */
export function statesOn({ page, site, states }: MainPage): States {
  const { rest } = page.params;
  if (rest === undefined) return states;
  const address = new URL(page.url, site.origin).href;
  const placed = states.states.map((state) => ({
    ...state,
    url: redirectTarget(state.url, address),
  }));
  return {
    ...states,
    search: { ...states.search, listUrl: page.url },
    rest: `${rest}/`,
    states: placed,
    items: renderToString(createElement(GridItems, { states: placed })),
  };
}
