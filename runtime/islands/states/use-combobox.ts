import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ComponentProps, FormEvent, KeyboardEvent, RefObject } from 'react';
import { fillIn } from '../../services/fill-in.ts';
import { askedFor, queryName } from './asked.ts';
import { emptyCombobox, reduceCombobox } from './combobox-state.ts';
import type { ComboboxAction, ComboboxState } from './combobox-state.ts';
import { findMeantState, matchStates } from './match-states.ts';
import type { SearchWords, StateLink } from './state-link.ts';

export interface ComboboxSettings {
  readonly words: SearchWords;
  /** Undefined until they are loaded; the form then leads where it leads without JavaScript. */
  readonly states: readonly StateLink[] | undefined;
  /**
   * What is chosen on the page; each choice, also of the same state again, is another object, and
   * clears the text.
   */
  readonly chosen?: object | undefined;
  /**
   * A match was picked from the list; returns the text that the field then shows, for the button to
   * act on.
   */
  readonly onPick: (state: StateLink) => string;
  /**
   * The form was submitted with a text that means this state; returns the text that the field then
   * shows.
   */
  readonly onSubmit: (state: StateLink) => string;
}

export interface Combobox {
  /**
   * Props of the text field. Its text is its own (uncontrolled), so that no engine overwrites what
   * was typed.
   */
  readonly field: ComponentProps<'input'>;
  /** Ref of the button, which gets the focus once a match is picked. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly matches: readonly StateLink[];
  readonly isOpen: boolean;
  /** Index of the option that Enter accepts, or -1. */
  readonly active: number;
  /** The announcement about the matches. */
  readonly message: string;
  readonly pick: (state: StateLink) => void;
  readonly submit: (event: FormEvent) => void;
}

export function useCombobox(settings: ComboboxSettings): Combobox {
  const { states, words, chosen, onPick, onSubmit } = settings;
  const [state, dispatch] = useReducer(reduceCombobox, emptyCombobox);
  const [input, settle] = useTypedText(dispatch, chosen);
  const button = useRef<HTMLButtonElement>(null);
  const found = matchStates(states ?? [], state.query);
  const matches = found.slice(0, words.maximumMatches);
  const isOpen = state.isOpen && matches.length > 0;
  const pick = (picked: StateLink): void => {
    const text = onPick(picked);
    settle(text);
    if (text !== '') button.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    if (states === undefined) return;
    event.preventDefault();
    const query = input.current?.value ?? '';
    const meant = findMeantState(states, query);
    if (meant !== undefined) return settle(onSubmit(meant));
    dispatch({ type: 'send', query });
    input.current?.focus();
  };
  const field: Combobox['field'] = {
    ref: input,
    name: queryName,
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    onInput: (event) => dispatch({ type: 'type', query: event.currentTarget.value, isOpen: true }),
    onKeyDown: (event) =>
      pressKey(event, matches[state.active], matches.length, { dispatch, pick }),
    onBlur: () => dispatch({ type: 'close' }),
  };
  const message =
    state.isOpen && states !== undefined ? matchMessage(words, state, found.length) : '';
  return { field, button, matches, isOpen, active: state.active, message, pick, submit };
}

type Dispatch = (action: ComboboxAction) => void;

/**
 * The text field, and how its text is set; what was typed or sent before the island woke is taken
 * over.
 */
function useTypedText(
  dispatch: Dispatch,
  chosen: ComboboxSettings['chosen'],
): readonly [RefObject<HTMLInputElement | null>, (text: string) => void] {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current === null) return;
    takeAsked(input.current);
    const query = input.current.value;
    const isOpen = document.activeElement === input.current;
    if (query !== '') dispatch({ type: 'type', query, isOpen });
  }, [dispatch]);
  const settle = useCallback(
    (text: string): void => {
      if (input.current !== null) input.current.value = text;
      dispatch({ type: 'type', query: text, isOpen: false });
    },
    [dispatch],
  );
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current !== chosen) settle('');
    before.current = chosen;
  }, [chosen, settle]);
  return [input, settle];
}

/** Continues the search of the address, unless the visitor already does something else. */
function takeAsked(field: HTMLInputElement): void {
  const asked = askedFor();
  if (asked === '' || field.value !== '') return;
  field.value = asked;
  if (document.activeElement === document.body) field.focus();
}

interface Acts {
  readonly dispatch: Dispatch;
  readonly pick: (state: StateLink) => void;
}

function pressKey(
  event: KeyboardEvent,
  active: StateLink | undefined,
  count: number,
  { dispatch, pick }: Acts,
): void {
  if (isComposing(event)) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    dispatch({ type: 'move', step: event.key === 'ArrowDown' ? 1 : -1, count });
  } else if (event.key === 'Enter' && active !== undefined) {
    event.preventDefault();
    pick(active);
  } else if (event.key === 'Escape') {
    dispatch({ type: 'close' });
  } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) {
    dispatch({ type: 'edit' });
  }
}

/**
 * What an input method calls its keys, also that which Safari sends after the composition that it
 * ends.
 */
const composingKey = 229;

/** Whether a key is for an input method. React wraps the event of the browser, Preact does not. */
function isComposing(event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === composingKey;
}

function matchMessage(words: SearchWords, state: ComboboxState, count: number): string {
  const { maximumMatches: maximum, empty, noMatch, oneMatch, matches, firstMatches } = words;
  const query = state.query.trim();
  if (query === '') return state.isSent ? empty : '';
  if (count === 0) return fillIn(noMatch, { query });
  if (count === 1) return oneMatch;
  const counts = { shown: String(maximum), count: String(count) };
  return fillIn(count > maximum ? firstMatches : matches, counts);
}
