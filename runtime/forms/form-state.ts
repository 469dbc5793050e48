import type { FieldModel, FieldValue, Values } from './field-model.ts';
import { validateFields } from './validation.ts';
import type { FieldErrors } from './validation.ts';

/** The fields that a form has for these values: some depend on the values of others. */
export type FieldsOf = (values: Values) => readonly FieldModel[];

/** Why a server refused a submission: messages for fields and for the whole form. */
export interface Rejection {
  readonly fields: FieldErrors;
  readonly form: readonly string[];
}

/** The state of a form (docs/product.md F10). */
export interface FormState {
  readonly values: Values;
  /** Paths of the fields that focus has left. */
  readonly touched: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  /** Whether a submit was attempted. */
  readonly attempted: boolean;
  /** Whether a submission is under way. */
  readonly pending: boolean;
  readonly submitted: boolean;
  readonly submitFailed: boolean;
  /** The messages of the validations, whether shown yet or not. */
  readonly errors: FieldErrors;
  /** Why the server refused the last submission; a field's message goes when its value is replaced. */
  readonly rejection: Rejection;
}

export type FormAction =
  | { readonly type: 'change'; readonly path: string; readonly value: FieldValue }
  | { readonly type: 'touch'; readonly path: string }
  | { readonly type: 'preset'; readonly values: Values }
  | { readonly type: 'attempt' | 'send' | 'succeed' }
  | { readonly type: 'fail'; readonly rejection: Rejection };

const nothingRejected: Rejection = { fields: {}, form: [] };

export function startForm(fieldsOf: FieldsOf, values: Values): FormState {
  return {
    values,
    touched: new Set(),
    changed: new Set(),
    attempted: false,
    pending: false,
    submitted: false,
    submitFailed: false,
    errors: validateFields(fieldsOf(values), values),
    rejection: nothingRejected,
  };
}

/** Validates on change and on submit. Values survive everything but a change of themselves. */
export function reduceForm(fieldsOf: FieldsOf, state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'change':
      return {
        ...replaceValues(fieldsOf, state, { [action.path]: action.value }),
        changed: new Set([...state.changed, action.path]),
      };
    case 'preset':
      return replaceValues(fieldsOf, state, action.values);
    case 'touch':
      return { ...state, touched: new Set([...state.touched, action.path]) };
    case 'attempt':
      return { ...state, attempted: true, ...validate(fieldsOf, state.values) };
    case 'send':
      return { ...state, pending: true, submitFailed: false, rejection: nothingRejected };
    case 'succeed':
      return { ...state, pending: false, submitted: true };
    case 'fail':
      return { ...state, pending: false, submitFailed: true, rejection: action.rejection };
  }
}

function validate(fieldsOf: FieldsOf, values: Values): Pick<FormState, 'errors'> {
  return { errors: validateFields(fieldsOf(values), values) };
}

/** The server's message for a field goes with the value that it was about. */
function replaceValues(fieldsOf: FieldsOf, state: FormState, replaced: Values): FormState {
  const values = { ...state.values, ...replaced };
  const left = Object.entries(state.rejection.fields).filter(
    ([name]) => !Object.hasOwn(replaced, name),
  );
  return {
    ...state,
    values,
    rejection: { ...state.rejection, fields: Object.fromEntries(left) },
    ...validate(fieldsOf, values),
  };
}

/** Whether all validations pass, so that the form may be sent. */
export function isValid(state: FormState): boolean {
  return Object.keys(state.errors).length === 0;
}

/**
 * The messages that are shown: those of fields that were touched or changed, or of all once a submit was attempted, and
 * the server's (docs/product.md F11).
 */
export function shownErrors({ errors, rejection, ...state }: FormState): FieldErrors {
  const isShown = (path: string): boolean =>
    state.attempted || state.touched.has(path) || state.changed.has(path);
  const shown = Object.entries(errors).filter(([path]) => isShown(path));
  return { ...rejection.fields, ...Object.fromEntries(shown) };
}
