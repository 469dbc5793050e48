import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { MapShape } from '../contract.ts';
import { get } from '../services/api.ts';
import { pageApi } from '../services/page-api.ts';
import type { IslandDefinition } from './definition.ts';
import { askedFor, keepAsked } from './states/asked.ts';
import { readShapes, readStates } from './states/read-states.ts';
import { refreshStates } from './states/refresh-states.ts';
import { SelectedState } from './states/SelectedState.tsx';
import type { SelectedWords } from './states/SelectedState.tsx';
import { StateCombobox } from './states/StateCombobox.tsx';
import { StateGrid } from './states/StateGrid.tsx';
import type { StateGridProps } from './states/StateGrid.tsx';
import { StateMap } from './states/StateMap.tsx';
import type { MapWords } from './states/StateMap.tsx';
import type { SearchWords, StateLink } from './states/state-link.ts';

export interface StateChooserProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly search: SearchWords;
  /** What screen readers call the list of the states. */
  readonly listLabel: string;
  /** What opens the list where it is folded: on phones. */
  readonly listSummary: string;
  readonly map: MapWords;
  /** The words of the panel of the state that was chosen. */
  readonly selected: SelectedWords;
  /** In the order of the grid: by region id. Read from the markup when the island wakes. */
  readonly states: readonly StateLink[];
  /** Read from the markup when the island wakes. */
  readonly shapes: readonly MapShape[];
}

/** Search, map, grid of links and the panel of the state that was chosen (docs/product.md S1). */
function StateChooser(props: StateChooserProps): ReactElement {
  const { id, search, listLabel } = props;
  const states = useFreshStates(props.states);
  const { chosen, choose, close } = useSelection(states);
  const selected = chosen?.code;
  const [hovered, onHover] = useState<string>();
  const chooseFromSearch = ({ code }: StateLink): string => {
    choose(code);
    return '';
  };
  const state = states.find(({ code }) => code === selected);
  const marks = { hovered, selected, onHover };
  return (
    <div className="chooser">
      <StateCombobox
        id={`${id}-search`}
        words={search}
        states={states}
        chosen={chosen}
        onPick={chooseFromSearch}
        onSubmit={chooseFromSearch}
      />
      {state === undefined ? null : (
        <SelectedState id={`${id}-panel`} words={props.selected} state={state} onClose={close} />
      )}
      <StateMap
        {...marks}
        words={props.map}
        shapes={props.shapes}
        states={states}
        listId={`${id}-grid`}
        onClick={choose}
      />
      <FoldedList
        {...marks}
        id={`${id}-grid`}
        summary={props.listSummary}
        label={listLabel}
        states={states}
        onChoose={choose}
      />
    </div>
  );
}

interface FoldedListProps extends StateGridProps {
  readonly summary: string;
}

/** The list of all states, which the style sheet unfolds where there is room for it. */
function FoldedList({ summary, ...list }: FoldedListProps): ReactElement {
  return (
    <details className="state-list">
      <summary className="state-list__summary">{summary}</summary>
      <StateGrid {...list} />
    </details>
  );
}

interface Selection {
  /** The state as it was when it was chosen. */
  readonly chosen: StateLink | undefined;
  readonly choose: (code: string) => void;
  readonly close: () => void;
}

/**
 * The selected state, which the address keeps, so that it is there again after a way back; closing
 * gives focus back to where the choice was made.
 */
function useSelection(states: readonly StateLink[]): Selection {
  const [chosen, select] = useState<StateLink>();
  const origin = useRef<Element>(null);
  const [atFirst] = useState(states);
  useEffect(() => select(atFirst.find(({ code }) => code === askedFor())), [atFirst]);
  const choose = (code: string): void => {
    origin.current = document.activeElement;
    const state = states.find((candidate) => candidate.code === code);
    select(state && { ...state });
    keepAsked(code);
  };
  const close = (): void => {
    select(undefined);
    keepAsked(undefined);
    const { current } = origin;
    if (current instanceof HTMLElement || current instanceof SVGElement) current.focus();
  };
  return { chosen, choose, close };
}

function useFreshStates(prerendered: readonly StateLink[]): readonly StateLink[] {
  const [states, setStates] = useState(prerendered);
  useEffect(() => {
    const leaving = new AbortController();
    get(pageApi(), '/marketing/deployments', { signal: leaving.signal })
      .then((answer) => setStates((known) => refreshStates(known, answer)))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return states;
}

export const island: IslandDefinition<StateChooserProps> = {
  name: 'StateChooser',
  Component: StateChooser,
  fromMarkup: { states: readStates, shapes: readShapes },
};
