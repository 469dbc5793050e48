import type { ReactElement } from 'react';
import type { IslandDefinition } from './definition.ts';
import { GoToState } from './states/GoToState.tsx';
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
  /** What the links of the markup lead to below each state, such as `plan/`; absent where they lead to its start. */
  readonly rest?: string;
  /** In the order of the grid: by region id. Read from the markup when the island wakes. */
  readonly states: readonly StateLink[];
}

/** Search and grid that lead to the rest of the current path in each state (docs/product.md T4). */
function StateRedirector(props: StateRedirectorProps): ReactElement {
  const { id, search, listLabel, rest = '', states } = props;
  const address = useAddress();
  const targets = states.map((state) =>
    address === undefined
      ? state
      : { ...state, url: redirectTarget(withoutEnd(state.url, rest), address) },
  );
  const grid = <StateGrid id={gridId(id)} label={listLabel} states={targets} />;
  return <Redirector {...{ id, search, grid }} states={targets} />;
}

function withoutEnd(url: string, end: string): string {
  return url.endsWith(end) ? url.slice(0, url.length - end.length) : url;
}

/** Search and grid, wherever the grid comes from. */
export function Redirector({
  id,
  search,
  states,
  grid,
}: Pick<StateRedirectorProps, 'id' | 'search' | 'states'> & {
  readonly grid: ReactElement;
}): ReactElement {
  return (
    <div className="redirector">
      <GoToState id={`${id}-search`} search={search} states={states} />
      {grid}
    </div>
  );
}

export function gridId(id: string): string {
  return `${id}-grid`;
}

export const island: IslandDefinition<StateRedirectorProps> = {
  name: 'StateRedirector',
  Component: StateRedirector,
  fromMarkup: { states: readStates },
};
