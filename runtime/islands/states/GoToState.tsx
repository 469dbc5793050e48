import type { ReactElement } from 'react';
import { StateCombobox } from './StateCombobox.tsx';
import type { SearchWords, StateLink } from './state-link.ts';

export interface GoToStateProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly search: SearchWords;
  /** Undefined until they are loaded. */
  readonly states: readonly StateLink[] | undefined;
}

/**
 * A search box that leads to a state once its button is pressed; a match that is picked gives the
 * focus to it (docs/product.md P3).
 */
export function GoToState({ id, search, states }: GoToStateProps): ReactElement {
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
