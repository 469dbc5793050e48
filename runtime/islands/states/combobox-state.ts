/**
 * A text field with a list of matches: the ARIA pattern 'combobox with list autocomplete, manual
 * selection'.
 */
export interface ComboboxState {
  /** What was typed. */
  readonly query: string;
  readonly isOpen: boolean;
  /** Index of the option that Enter accepts; -1 while no option is active. */
  readonly active: number;
  /** Whether the button was pressed since something was typed. */
  readonly isSent: boolean;
}

export type ComboboxAction =
  | { readonly type: 'type'; readonly query: string; readonly isOpen: boolean }
  /** The button was pressed, and the text means no single state. */
  | { readonly type: 'send'; readonly query: string }
  /** Opens the list and moves by one; past either end it wraps around. */
  | { readonly type: 'move'; readonly step: 1 | -1; readonly count: number }
  | { readonly type: 'close' }
  /** The caret moved: no option is active any more. */
  | { readonly type: 'edit' };

export const emptyCombobox: ComboboxState = {
  query: '',
  isOpen: false,
  active: -1,
  isSent: false,
};

export function reduceCombobox(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'type':
      return { query: action.query, isOpen: action.isOpen, active: -1, isSent: false };
    case 'send':
      return { query: action.query, isOpen: true, active: -1, isSent: true };
    case 'move':
      return { ...state, isOpen: true, active: step(state, action.step, action.count) };
    case 'close':
      return { ...state, isOpen: false, active: -1 };
    case 'edit':
      return { ...state, active: -1 };
  }
}

function step({ active }: ComboboxState, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active === -1) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}
