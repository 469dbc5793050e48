import type { ReactElement } from 'react';
import type { IslandDefinition } from './definition.ts';
import { StateCombobox } from './states/StateCombobox.tsx';
import type { SearchWords, StateLink } from './states/state-link.ts';

export interface StateSearchProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly search: SearchWords;
  readonly states: readonly StateLink[];
}

/** A search box that leads to a state once its button is pressed, never on its own (docs/product.md P3). */
export function StateSearch({ id, search, states }: StateSearchProps): ReactElement {
  return (
    <StateCombobox
      id={id}
      words={search}
      states={states}
      onPick={({ name }) => name}
      onSubmit={({ name, url }) => {
        location.assign(url);
        return name;
      }}
    />
  );
}

export const stateSearchIsland: IslandDefinition<StateSearchProps> = {
  name: 'StateSearch',
  Component: StateSearch,
};
