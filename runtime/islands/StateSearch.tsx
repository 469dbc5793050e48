import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { IslandDefinition } from './definition.ts';
import { GoToState } from './states/GoToState.tsx';
import type { SearchWords, StateLink } from './states/state-link.ts';

export interface StateSearchProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly search: SearchWords;
  /** URL of the list of all states. */
  readonly statesUrl: string;
}

/**
 * A search on a page that does not list the states: it loads them once it has focus. Until they are
 * there, and where they do not come, its button leads to the page that lists them, with what was
 * typed.
 */
function StateSearch({ id, search, statesUrl }: StateSearchProps): ReactElement {
  const [states, setStates] = useState<readonly StateLink[]>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const load = (): void => void fetchStates(statesUrl).then(setStates, () => undefined);
    const { current } = box;
    if (current?.contains(document.activeElement)) load();
    else current?.addEventListener('focusin', load, { once: true });
  }, [statesUrl]);
  return (
    <div ref={box}>
      <GoToState id={id} search={search} states={states} />
    </div>
  );
}

async function fetchStates(url: string): Promise<readonly StateLink[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered by ${response.status}.`);
  const states: readonly StateLink[] = await response.json();
  return states;
}

export const island: IslandDefinition<StateSearchProps> = {
  name: 'StateSearch',
  Component: StateSearch,
};
