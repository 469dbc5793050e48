import { useEffect, useReducer, useState } from 'react';
import { ApiError } from '../services/api-error.ts';
import { get } from '../services/api.ts';
import { pageApi } from '../services/page-api.ts';
import { noRequest, reduceRequest } from '../services/request.ts';
import type { RequestAction, RequestState } from '../services/request.ts';
import { consentOptions, readDefinition } from './crm/definition.ts';
import type { Consent, FormDefinition } from './crm/definition.ts';
import { unknownParts } from './crm/fields.ts';
import type { FormWords } from './form-words.ts';

type FailureWords = FormWords['failure'];

type State = RequestState<FormDefinition>;

/** The definition of a form, reloaded when its id changes, and a function that tries again. */
export function useDefinition(formId: string, words: FailureWords): readonly [State, () => void] {
  const [state, dispatch] = useReducer<State, [RequestAction<FormDefinition>]>(
    reduceRequest,
    noRequest,
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    dispatch({ type: 'fetch' });
    loadDefinition(formId, words, leaving.signal)
      .then((result) => dispatch({ type: 'receive', result }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        const message = error instanceof ApiError ? error.message : words.general;
        dispatch({ type: 'fail', message });
      });
    return () => {
      leaving.abort();
      dispatch({ type: 'reset' });
    };
  }, [formId, words, attempt]);
  return [state, () => setAttempt((count) => count + 1)];
}

async function loadDefinition(
  formId: string,
  { general, unreachable, offline }: FailureWords,
  signal: AbortSignal,
): Promise<FormDefinition> {
  const messages = { message: general, unreachable, offline };
  const path = `/crm/form/${encodeURIComponent(formId)}`;
  const answer = await get(pageApi(), path, { ...messages, signal });
  const definition = readDefinition(answer, await loadConsent(answer));
  if (definition === undefined) throw new Error(`The answer for "${formId}" is no form.`);
  for (const part of unknownParts(definition)) {
    reportError(new Error(`The form "${formId}" has a field with the unknown ${part}.`));
  }
  return definition;
}

/** Most forms ask for no consent, and load nothing for it. */
async function loadConsent(answer: unknown): Promise<Consent | undefined> {
  const options = consentOptions(answer);
  if (options === undefined) return undefined;
  const { readConsent } = await import('./crm/consent.ts');
  return readConsent(options);
}
