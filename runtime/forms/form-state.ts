import type { FieldValue, Values } from './field-model.ts';
import type { FieldErrors } from './validation.ts';

/** What is wrong with the fields that a form has for these values: some depend on the values of others. */
export type Validate = (values: Values) => FieldErrors;

/** Why a server refused a submission: messages for fields and for the whole form. */
export interface Rejection {
  readonly fields: FieldErrors;
  readonly form: readonly string[];
}

/** The state of a form (docs/product.md F10). */
export interface FormState {
  readonly values: Values;
  /** Paths of the fields that were wrong when focus left them or a submit was attempted, and still are. */
  readonly reported: ReadonlySet<string>;
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

export function startForm(validate: Validate, values: Values): FormState {
  return {
    values,
    reported: new Set(),
    pending: false,
    submitted: false,
    submitFailed: false,
    errors: validate(values),
    rejection: nothingRejected,
  };
}

/** Validates on change and on submit. Values survive everything but a change of themselves. */
export function reduceForm(validate: Validate, state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'change':
      return replaceValues(validate, state, { [action.path]: action.value });
    case 'preset':
      return replaceValues(validate, state, action.values);
    case 'touch':
      return report(state, [...state.reported, action.path]);
    case 'attempt':
      return report(state, Object.keys(state.errors));
    case 'send':
      return { ...state, pending: true, submitFailed: false, rejection: nothingRejected };
    case 'succeed':
      return { ...state, pending: false, submitted: true };
    case 'fail':
      return { ...state, pending: false, submitFailed: true, rejection: action.rejection };
  }
}

/** A field that is right is reported no more, so that it is wrong again only once it was left again. */
function report(state: FormState, paths: readonly string[]): FormState {
  const wrong = paths.filter((path) => Object.hasOwn(state.errors, path));
  return { ...state, reported: new Set(wrong) };
}

/** The server's message for a field goes with the value that it was about. */
function replaceValues(validate: Validate, state: FormState, replaced: Values): FormState {
  const values = { ...state.values, ...replaced };
  const left = Object.entries(state.rejection.fields).filter(
    ([name]) => !Object.hasOwn(replaced, name),
  );
  const rejection = { ...state.rejection, fields: Object.fromEntries(left) };
  return report({ ...state, values, rejection, errors: validate(values) }, [...state.reported]);
}

/** Whether all validations pass, so that the form may be sent. */
export function isValid(state: FormState): boolean {
  return Object.keys(state.errors).length === 0;
}

/** The messages that are shown: those of reported fields, and the server's (docs/product.md F10). */
export function shownErrors({ errors, rejection, reported }: FormState): FieldErrors {
  const shown = Object.entries(errors).filter(([path]) => reported.has(path));
  return { ...rejection.fields, ...Object.fromEntries(shown) };
}
