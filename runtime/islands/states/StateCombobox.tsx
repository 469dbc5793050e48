import type { ReactElement } from 'react';
import { MatchList } from './MatchList.tsx';
import type { SearchWords } from './state-link.ts';
import { useCombobox } from './use-combobox.ts';
import type { ComboboxSettings } from './use-combobox.ts';

export interface StateComboboxProps extends ComboboxSettings {
  readonly id: string;
  readonly words: SearchWords;
}

/** The search box for states (docs/product.md P3). It proposes and never acts on its own. */
export function StateCombobox(props: StateComboboxProps): ReactElement {
  const { id, words } = props;
  const { matches, isOpen, active, message, ...combobox } = useCombobox(props);
  const listId = `${id}-list`;
  return (
    <form
      className="search needs-script"
      role="search"
      action={words.listUrl}
      onSubmit={combobox.submit}
    >
      <label className="search__label" htmlFor={`${id}-input`}>
        {words.label}
      </label>
      <div className="search__box">
        <input
          {...combobox.field}
          id={`${id}-input`}
          className="search__input"
          placeholder={words.placeholder}
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        />
        <button
          ref={combobox.button}
          className="button button--primary search__button"
          type="submit"
        >
          {words.button}
        </button>
        <MatchList
          {...{ matches, isOpen, active }}
          id={listId}
          label={words.label}
          onPick={combobox.pick}
        />
      </div>
      <p className="search__status" role="status">
        {message}
      </p>
    </form>
  );
}
