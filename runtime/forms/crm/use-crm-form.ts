import { useCallback, useLayoutEffect, useState } from 'react';
import { asRecord, asText } from '../../services/narrow.ts';
import { findCampaign, withCampaign } from '../../services/campaign.ts';
import { readHutk } from '../../services/hutk.ts';
import { openApi, takesIdempotencyKey } from '../../services/open-api.ts';
import { readSettings } from '../../services/settings.ts';
import type { DefinitionFormProps } from '../DefinitionForm.tsx';
import type { Values } from '../field-model.ts';
import type { Rejection } from '../form-state.ts';
import type { FormWords } from '../form-words.ts';
import { placeRejection } from '../rejection.ts';
import { useForm } from '../use-form.ts';
import type { Form } from '../use-form.ts';
import { validateFields } from '../validation.ts';
import type { FormDefinition } from './definition.ts';
import { readFailure } from './failure.ts';
import { initialValues, modelsOf } from './fields.ts';
import { postSubmission } from './post-submission.ts';
import type { Destination } from './post-submission.ts';
import { createSubmission, findHiddenField } from './submission.ts';
import { submissionIds } from './submission-ids.ts';

export interface CrmFormState {
  readonly form: Form;
  /** HTML of the confirmation: the server's own message wins over that of the definition. */
  readonly inlineMessage: string;
}

/** The form model, filled and sent as the CRM expects it. */
export function useCrmForm(props: DefinitionFormProps): CrmFormState {
  const { definition, words, preset = nothing } = props;
  const [start] = useState(() => initialValues(definition, preset, currentCampaign()));
  const [inlineMessage, setMessage] = useState(definition.inlineMessage);
  const onSubmit = async (values: Values): Promise<void> => {
    const hutk = readHutk(document.cookie, navigator);
    const submission = await createSubmission(definition, values, hutk);
    const destination = createDestination(props, values);
    const answer = await postSubmission(destination, submission);
    const message = asText(asRecord(answer)['inlineMessage']);
    if (message !== '') setMessage(message);
    finish(props);
  };
  const validate = useCallback(
    (values: Values) =>
      validateFields(modelsOf(definition, values, words), values, words.validation),
    [definition, words],
  );
  const form = useForm({
    validate,
    initialValues: start,
    onSubmit,
    readFailure: (error, values) => {
      const fields = modelsOf(definition, values, words);
      const paths = fields.flatMap(({ path, type }) => (type === 'hidden' ? [] : path));
      return describeFailure(error, paths, words);
    },
  });
  usePreset(form.preset, definition, preset);
  return { form, inlineMessage };
}

function createDestination(
  { formId, definition, words }: DefinitionFormProps,
  values: Values,
): Destination {
  const idField = findHiddenField(definition, values, readSettings(document).submissionIdField);
  return {
    api: openApi(),
    formId,
    ids: submissionIds,
    takesKey: takesIdempotencyKey(),
    words: words.failure,
    ...(idField === undefined ? {} : { idField }),
  };
}

type Preset = Readonly<Record<string, string>>;

const nothing: Preset = {};

/** Applies another preset to a form that is being filled in; everything else that was typed stays. */
function usePreset(apply: Form['preset'], definition: FormDefinition, preset: Preset): void {
  useLayoutEffect(() => {
    const values = Object.entries(initialValues(definition, preset, currentCampaign()));
    apply(Object.fromEntries(values.filter(([path]) => Object.hasOwn(preset, path))));
  }, [apply, definition, preset]);
}

function currentCampaign(): string | undefined {
  return findCampaign(location.pathname, readSettings(document).pathPrefix);
}

/** A custom handler takes over; else the submission leads to another page, if there is one, of the same campaign. */
function finish({ onSubmitted, submittedUrl, onReturn }: DefinitionFormProps): void {
  if (onSubmitted !== undefined) onSubmitted();
  else if (submittedUrl !== undefined) {
    whenReturned(onReturn);
    location.assign(withCampaign(submittedUrl, currentCampaign()));
  }
}

/** Acts once, when the browser shows this document again from its back/forward cache. */
function whenReturned(act: () => void): void {
  const waiting = new AbortController();
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    waiting.abort();
    act();
  };
  addEventListener('pageshow', show, { signal: waiting.signal });
}

/** The messages for a failure. An internal error is reported. */
function describeFailure(error: unknown, paths: readonly string[], words: FormWords): Rejection {
  const rejection = readFailure(error, words.validation);
  if (rejection !== undefined) return placeRejection(rejection, paths, words.fieldProblem);
  reportError(error);
  return { fields: {}, form: [words.failure.general] };
}
