import { useCallback, useRef, useState } from 'react';
import { isLoading } from '../services/request.ts';
import type { FieldValue, Values } from './field-model.ts';
import { isValid, reduceForm, startForm } from './form-state.ts';
import type { FormAction, FormState, Rejection, Validate } from './form-state.ts';

export interface FormOptions {
  /** The same function while the fields stay the same. */
  readonly validate: Validate;
  readonly initialValues: Values;
  /**
   * Runs only when all validations pass, and never twice for one submission. Resolves to why it
   * failed, if it did.
   */
  readonly onSubmit: (values: Values) => Promise<Rejection | undefined>;
}

export interface Form {
  readonly state: FormState;
  readonly change: (path: string, value: FieldValue) => void;
  readonly touch: (path: string) => void;
  /** Replaces values as if the form had started with them. Stays the same function. */
  readonly preset: (values: Values) => void;
  readonly submit: () => Promise<Problem | undefined>;
}

/** Why a form was not sent; none while it is being sent, and once it was. */
export type Problem = 'invalid' | 'failed';

/** The form model of `form-state.ts` in a component. */
export function useForm({ validate, initialValues, onSubmit }: FormOptions): Form {
  const [state, setState] = useState(() => startForm(validate, initialValues));
  /** Up to date even when several events come before the next render. */
  const latest = useRef(state);
  const act = useCallback(
    (action: FormAction): void => {
      latest.current = reduceForm(validate, latest.current, action);
      setState(latest.current);
    },
    [validate],
  );
  const preset = useCallback((values: Values) => act({ type: 'preset', values }), [act]);
  const send = async (values: Values): Promise<Problem | undefined> => {
    act({ type: 'upload' });
    const rejection = await onSubmit(values);
    if (rejection === undefined) act({ type: 'receive', result: undefined });
    else act({ type: 'fail', message: rejection });
    return rejection && 'failed';
  };
  const submit = async (): Promise<Problem | undefined> => {
    const { request } = latest.current;
    if (isLoading(request) || request.status === 'received') return undefined;
    act({ type: 'attempt' });
    return isValid(latest.current) ? send(latest.current.values) : 'invalid';
  };
  return {
    state,
    submit,
    preset,
    change: (path, value) => act({ type: 'change', path, value }),
    touch: (path) => act({ type: 'touch', path }),
  };
}
