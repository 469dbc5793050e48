import { useEffect, useReducer, useState } from 'react';
import { openApi } from '../services/open-api.ts';
import { noRequest, reduceRequest } from '../services/request.ts';
import type { RequestAction, RequestState } from '../services/request.ts';
import { readDefinition } from './crm/definition.ts';
import type { FormDefinition } from './crm/definition.ts';
import { unknownTypes } from './crm/fields.ts';

type State = RequestState<FormDefinition>;

/** The definition of a form, reloaded when its id changes, and a function that tries again. */
export function useDefinition(formId: string): readonly [State, () => void] {
  const [state, dispatch] = useReducer<State, [RequestAction<FormDefinition>]>(
    reduceRequest,
    noRequest,
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    dispatch({ type: 'fetch' });
    loadDefinition(formId, leaving.signal)
      .then((result) => dispatch({ type: 'receive', result }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) dispatch({ type: 'fail', message: messageOf(error) });
      });
    return () => leaving.abort();
  }, [formId, attempt]);
  return [state, () => setAttempt((count) => count + 1)];
}

async function loadDefinition(formId: string, signal: AbortSignal): Promise<FormDefinition> {
  const answer = await openApi().get(`/crm/form/${encodeURIComponent(formId)}`, { signal });
  const definition = readDefinition(answer);
  if (definition === undefined) throw new Error('An error occurred');
  for (const type of unknownTypes(definition)) {
    reportError(new Error(`The form "${formId}" has a field of the unknown type "${type}".`));
  }
  return definition;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'An error occurred';
}
