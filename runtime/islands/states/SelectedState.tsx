import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { RegionConfig } from '../../contract.ts';
import type { StateLink } from './state-link.ts';

export type SelectedWords = RegionConfig['pages']['home']['selected'];

export interface SelectedStateProps {
  readonly id: string;
  readonly words: SelectedWords;
  readonly state: StateLink;
  readonly onClose: () => void;
}

/**
 * The panel of the state that was chosen. Its heading takes focus, so that what a choice did is
 * heard and seen.
 */
export function SelectedState({ id, words, state, onClose }: SelectedStateProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [state.code]);
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section
      className="selected-state"
      aria-labelledby={id}
      data-accent={state.accent}
      onKeyDown={closeOnEscape}
    >
      <h2 ref={heading} id={id} className="selected-state__name" tabIndex={-1}>
        {state.name}
      </h2>
      <button
        className="selected-state__close"
        type="button"
        aria-label={words.close}
        onClick={onClose}
      >
        ×
      </button>
      <p className="selected-state__links">
        <a className="button button--primary" href={state.url}>
          {words.startButton}
        </a>
        {state.moreUrl === undefined ? null : (
          <a className="button" href={state.moreUrl}>
            {words.moreButton}
          </a>
        )}
      </p>
    </section>
  );
}
