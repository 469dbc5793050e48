import type { ReactElement } from 'react';
import type { IslandDefinition } from './definition.ts';
import { StateSearch } from './StateSearch.tsx';
import { readStates } from './states/read-states.ts';
import { redirectTarget } from './states/redirect-target.ts';
import { StateGrid } from './states/StateGrid.tsx';
import type { SearchWords, StateLink } from './states/state-link.ts';
import { useAddress } from './use-address.ts';

export interface StateRedirectorProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly search: SearchWords;
  /** What screen readers call the list of the states. */
  readonly listLabel: string;
  /** In the order of the grid: by region id. Read from the markup when the island wakes. */
  readonly states: readonly StateLink[];
}

/** Search and grid that lead to the rest of the current path in each state (docs/product.md T4). */
function StateRedirector(props: StateRedirectorProps): ReactElement {
  const { id, search, listLabel, states } = props;
  const address = useAddress();
  const targets = states.map((state) =>
    address === undefined ? state : { ...state, url: redirectTarget(state.url, address) },
  );
  return (
    <div className="redirector">
      <StateSearch id={`${id}-search`} search={search} states={targets} />
      <StateGrid id={`${id}-grid`} label={listLabel} states={targets} />
    </div>
  );
}

export const stateRedirectorIsland: IslandDefinition<StateRedirectorProps> = {
  name: 'StateRedirector',
  Component: StateRedirector,
  fromMarkup: { states: readStates },
};
