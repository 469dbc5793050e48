import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { IslandDefinition } from './definition.ts';
import { loadStates } from './states/load-states.ts';
import { StateCombobox } from './states/StateCombobox.tsx';
import type { SearchWords, StateLink } from './states/state-link.ts';

export interface StateSearchProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly search: SearchWords;
  /** Where there are none, the island reads them from the page of `search.listUrl`, which has all, once it is awake. */
  readonly states?: readonly StateLink[];
}

/** A search box that leads to a state once its button is pressed, never on its own (docs/product.md P3). */
export function StateSearch({ id, search, states }: StateSearchProps): ReactElement {
  return (
    <StateCombobox
      id={id}
      words={search}
      states={useStates(states, search.listUrl)}
      onPick={({ name }) => name}
      onSubmit={({ name, url }) => {
        location.assign(url);
        return name;
      }}
    />
  );
}

/** Undefined until they are known; the box then leads to the list, as it does without JavaScript. */
function useStates(
  given: readonly StateLink[] | undefined,
  listUrl: string,
): readonly StateLink[] | undefined {
  const [listed, setListed] = useState<readonly StateLink[]>();
  useEffect(() => {
    if (given === undefined) void loadStates(listUrl).then(setListed);
  }, [given, listUrl]);
  return given ?? listed;
}

export const stateSearchIsland: IslandDefinition<StateSearchProps> = {
  name: 'StateSearch',
  Component: StateSearch,
};
