import { useCallback, useLayoutEffect, useState } from 'react';
import { pick } from '../../services/own.ts';
import { readSettings } from '../../services/settings.ts';
import type { Values } from '../field-model.ts';
import type { DefinitionFormProps } from '../form-props.ts';
import type { Rejection } from '../form-state.ts';
import type { FormWords } from '../form-words.ts';
import { useForm } from '../use-form.ts';
import type { Form } from '../use-form.ts';
import { validateFields } from '../validation.ts';
import type { FormDefinition } from './definition.ts';
import { openDraft } from './draft.ts';
import { initialValues, modelsOf } from './fields.ts';
import type * as sending from './send.ts';

export interface CrmFormState {
  readonly form: Form;
  /** HTML of the confirmation: the server's own message wins over that of the definition. */
  readonly inlineMessage: string;
  /** What is shown once a visitor has tried to send; it comes with what sends. */
  readonly outcomeViews: Pick<typeof sending, 'Confirmation' | 'ErrorSummary'> | undefined;
}

/** The form model, filled and sent as the CRM expects it. */
export function useCrmForm(props: DefinitionFormProps): CrmFormState {
  const { definition, words, preset = nothing } = props;
  const [start] = useState(() =>
    initialValues(definition, preset, readSettings(document).campaign),
  );
  const [draft] = useState(() => openDraft(props.formId));
  const [inlineMessage, setMessage] = useState(definition.inlineMessage);
  const [outcomeViews, setOutcomeViews] = useState<CrmFormState['outcomeViews']>();
  const load = async (): Promise<typeof sending | undefined> => {
    const chunk = (await loadSending().catch(reportError)) ?? undefined;
    setOutcomeViews(chunk);
    return chunk;
  };
  const onSubmit = async (values: Values): Promise<Rejection | undefined> => {
    const chunk = await load();
    if (chunk === undefined) return unsent(words);
    const sent = await chunk.send(props, values);
    if ('rejection' in sent) return sent.rejection;
    draft.forget();
    if (sent.message !== '') setMessage(sent.message);
    return undefined;
  };
  const validate = useCallback(
    (values: Values) =>
      validateFields(modelsOf(definition, values, words), values, words.validation),
    [definition, words],
  );
  const form = useForm({ validate, initialValues: start, onSubmit });
  usePreset(form.preset, definition, preset);
  const { preset: apply } = form;
  useLayoutEffect(() => apply(draft.read(start)), [apply, draft, start]);
  const change: Form['change'] = (path, value) => {
    form.change(path, value);
    draft.keep(path, value);
  };
  const submit: Form['submit'] = async () => {
    const problem = await form.submit();
    if (problem === 'invalid' && !(await load())) focusProblem(props.id);
    return problem;
  };
  return { form: { ...form, change, submit }, inlineMessage, outcomeViews };
}

/**
 * Loads what only sending needs: at the first touch of a form, so that it is there once the form is
 * sent.
 */
export function loadSending(): Promise<typeof sending> {
  return import('./send.ts');
}

/** Focuses what the summary would name first, where that could not be loaded. */
function focusProblem(id: string): void {
  document.querySelector<HTMLElement>(`#${id} .field--error [name]`)?.focus();
}

/** Says that nothing was sent, since the code that sends could not be loaded. */
function unsent({ failure }: FormWords): Rejection {
  return { fields: {}, form: [navigator.onLine ? failure.general : failure.notSent] };
}

type Preset = Readonly<Record<string, string>>;

const nothing: Preset = {};

/**
 * Applies another preset to a form that is being filled in; everything else that was typed stays.
 */
function usePreset(apply: Form['preset'], definition: FormDefinition, preset: Preset): void {
  useLayoutEffect(() => {
    const values = initialValues(definition, preset, readSettings(document).campaign);
    apply(pick(values, (path) => Object.hasOwn(preset, path)));
  }, [apply, definition, preset]);
}
