import { pick } from '../services/own.ts';
import { reduceRequest, noRequest } from '../services/request.ts';
import type { RequestAction, RequestState } from '../services/request.ts';
import type { FieldValue, Values } from './field-model.ts';
import type { FieldErrors } from './validation.ts';

/**
 * What is wrong with the fields that a form has for these values: some depend on the values of
 * others.
 */
export type Validate = (values: Values) => FieldErrors;

/** Why a server refused a submission: messages for fields and for the whole form. */
export interface Rejection {
  readonly fields: FieldErrors;
  readonly form: readonly string[];
}

/** The state of a form (docs/product.md F10). */
export interface FormState {
  readonly values: Values;
  /** Paths of the fields that were wrong when focus left them, and still are. */
  readonly reported: readonly string[];
  /** Once a submit was attempted, all messages show. */
  readonly isAttempted?: true;
  /** The messages of the validations, whether shown yet or not. */
  readonly errors: FieldErrors;
  /** The submission. A field's message goes when its value is replaced. */
  readonly request: RequestState<undefined, Rejection>;
}

export type FormAction =
  | { readonly type: 'change'; readonly path: string; readonly value: FieldValue }
  | { readonly type: 'touch'; readonly path: string }
  | { readonly type: 'preset'; readonly values: Values }
  | { readonly type: 'attempt' }
  | RequestAction<undefined, Rejection>;

const nothingRejected: Rejection = { fields: {}, form: [] };

/** Why the server refused the last submission. */
export function rejectionOf({ request }: FormState): Rejection {
  return request.status === 'error' ? request.message : nothingRejected;
}

export function startForm(validate: Validate, values: Values): FormState {
  return {
    values,
    reported: [],
    errors: validate(values),
    request: noRequest,
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
      return { ...state, isAttempted: true };
    default:
      return { ...state, request: reduceRequest(state.request, action) };
  }
}

/**
 * A field that is right is reported no more, so that it is wrong again only once it was left again.
 */
function report(state: FormState, paths: readonly string[]): FormState {
  return { ...state, reported: paths.filter((path) => Object.hasOwn(state.errors, path)) };
}

/** The server's message for a field goes with the value that it was about. */
function replaceValues(validate: Validate, state: FormState, replaced: Values): FormState {
  const values = { ...state.values, ...replaced };
  const request = withoutMessages(state.request, replaced);
  return report({ ...state, values, request, errors: validate(values) }, state.reported);
}

function withoutMessages(request: FormState['request'], replaced: Values): FormState['request'] {
  if (request.status !== 'error') return request;
  const { fields, form } = request.message;
  const left = pick(fields, (name) => !Object.hasOwn(replaced, name));
  return { status: 'error', message: { form, fields: left } };
}

/** Whether all validations pass, so that the form may be sent. */
export function isValid(state: FormState): boolean {
  return Object.keys(state.errors).length === 0;
}

/**
 * The messages that are shown: those of reported fields or of all, and the server's
 * (docs/product.md F10).
 */
export function shownErrors(state: FormState): FieldErrors {
  const { errors, reported, isAttempted } = state;
  const shown = pick(errors, (path) => isAttempted ?? reported.includes(path));
  return { ...rejectionOf(state).fields, ...shown };
}
