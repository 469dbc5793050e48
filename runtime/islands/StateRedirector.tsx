import type { ReactElement } from 'react';
import type { MapShape } from '../contract.ts';
import type { IslandDefinition } from './definition.ts';
import { GoToState } from './states/GoToState.tsx';
import { readShapes, readStates } from './states/read-states.ts';
import { redirectTarget } from './states/redirect-target.ts';
import { StateGrid } from './states/StateGrid.tsx';
import { StateMap } from './states/StateMap.tsx';
import type { MapWords } from './states/StateMap.tsx';
import type { SearchWords, StateLink } from './states/state-link.ts';
import { useAddress } from './use-address.ts';

export interface StateRedirectorProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly search: SearchWords;
  /** What screen readers call the list of the states. */
  readonly listLabel: string;
  /**
   * What the links of the markup lead to below each state, such as `plan/`; absent where they lead
   * to its start.
   */
  readonly rest?: string;
  /** In the order of the grid: by region id. Read from the markup when the island wakes. */
  readonly states: readonly StateLink[];
  readonly map: MapWords;
  /** Read from the markup when the island wakes. */
  readonly shapes: readonly MapShape[];
}

/**
 * Search, map and grid that lead to the rest of the current path in each state (docs/product.md
 * T4).
 */
function StateRedirector(props: StateRedirectorProps): ReactElement {
  const { id, listLabel, rest = '', states } = props;
  const address = useAddress();
  const targets = states.map((state) =>
    address === undefined
      ? state
      : { ...state, url: redirectTarget(withoutEnd(state.url, rest), address) },
  );
  const grid = <StateGrid id={gridId(id)} label={listLabel} states={targets} />;
  return <Redirector {...props} states={targets} grid={grid} />;
}

function withoutEnd(url: string, end: string): string {
  return url.endsWith(end) ? url.slice(0, url.length - end.length) : url;
}

interface RedirectorProps extends StateRedirectorProps {
  readonly grid: ReactElement;
}

/** Search, map and grid, wherever the grid comes from. */
export function Redirector(props: RedirectorProps): ReactElement {
  const { id, search, states, map, shapes, grid } = props;
  return (
    <div className="redirector">
      <GoToState id={`${id}-search`} search={search} states={states} />
      {shapes.length > 0 && (
        <div className="redirector__map sheet">
          <StateMap words={map} shapes={shapes} states={states} listId={gridId(id)} />
        </div>
      )}
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
  fromMarkup: { states: readStates, shapes: readShapes },
};
