import type { MouseEvent, ReactElement } from 'react';
import type { StateLink } from './state-link.ts';

export interface MatchListProps {
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly matches: readonly StateLink[];
  /** Index of the option that Enter accepts, or -1. */
  readonly active: number;
  readonly onPick: (state: StateLink) => void;
}

/** The drop-down of a search box; focus stays in the box while a match is picked by the pointer. */
export function MatchList(props: MatchListProps): ReactElement {
  const { id, label, isOpen, matches, active, onPick } = props;
  return (
    <ul
      id={id}
      className="search__list"
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
      onMouseDown={keepFocus}
    >
      {matches.map((state, index) => (
        <li
          key={state.id}
          id={`${id}-${index}`}
          className={index === active ? 'search__option search__option--active' : 'search__option'}
          role="option"
          aria-selected={index === active}
          onClick={() => onPick(state)}
        >
          {`${state.name} (${state.code})`}
        </li>
      ))}
    </ul>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
