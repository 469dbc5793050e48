import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import type { ConfirmationProps } from './Confirmation.tsx';
import { ContactLine } from './contact.tsx';
import { groupModels, modelsOf } from './crm/fields.ts';
import { loadSending, useCrmForm } from './crm/use-crm-form.ts';
import type { FieldModel } from './field-model.ts';
import type { DefinitionFormProps } from './form-props.ts';
import { rejectionOf, shownErrors } from './form-state.ts';
import { SafeHtml } from './html/SafeHtml.tsx';
import { own } from '../services/own.ts';
import { isLoading } from '../services/request.ts';
import type { Form } from './use-form.ts';
import { FieldView } from './view/FieldView.tsx';
import { SubmitRow, successWords } from './view/SubmitRow.tsx';

/** A form whose definition is loaded, replaced by the confirmation once it is submitted. */
export function DefinitionForm(props: DefinitionFormProps): ReactElement {
  const { id, definition, contact, words } = props;
  const [failures, setFailures] = useState(0);
  const { form, inlineMessage, outcomeViews } = useCrmForm(props);
  const { state } = form;
  const isPending = isLoading(state.request);
  const isDone = state.request.status === 'received';
  const Sent = isTakenOver(props) ? undefined : outcomeViews?.Confirmation;
  if (isDone && Sent !== undefined) return <Sent {...confirmationOf(props, inlineMessage)} />;
  const fields = modelsOf(definition, state.values, words);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await form.submit()) setFailures((count) => count + 1);
  };
  return (
    <form
      className="crm-form__form"
      noValidate
      data-sending={isPending ? '' : undefined}
      onFocusCapture={() => loadSending().catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
    >
      {failures === 0 || outcomeViews === undefined ? null : (
        <outcomeViews.ErrorSummary
          id={`${id}-problem`}
          fields={fields}
          errors={shownErrors(state)}
          problems={rejectionOf(state).form}
          idOf={(path) => idOf(id, path)}
          failures={failures}
          words={words}
        />
      )}
      <Lead text={props.lead} />
      {fields.some(({ required }) => required) ? (
        <p className="crm-form__required">{words.requiredFields}</p>
      ) : null}
      <Fields {...props} form={form} />
      <SubmitRow
        label={props.submitLabel ?? (definition.submitText || words.submit)}
        words={words}
        isPending={isPending}
        isDone={isDone}
        errors={rejectionOf(state).form}
      >
        <ContactLine {...contact} words={words} />
      </SubmitRow>
    </form>
  );
}

/** What a form is for, above it. */
export function Lead({ text }: { readonly text: string | undefined }): ReactElement | null {
  return text === undefined ? null : <p className="crm-form__lead">{text}</p>;
}

/** The id of a field's control. */
function idOf(id: string, path: string): string {
  return `${id}-${path.replace(/[^\w-]/g, '-')}`;
}

interface FieldsProps extends DefinitionFormProps {
  readonly form: Form;
}

function Fields({ id, definition, form, words, answered = [] }: FieldsProps): ReactElement {
  const { values } = form.state;
  const errors = shownErrors(form.state);
  const show = (field: FieldModel): ReactElement => (
    <FieldView
      key={field.path}
      id={idOf(id, field.path)}
      field={field}
      words={words}
      value={own(values, field.path) ?? null}
      error={own(errors, field.path)}
      onChange={(value) => form.change(field.path, value)}
      onTouch={() => form.touch(field.path)}
    />
  );
  return (
    <>
      {groupModels(definition, values, words).map(({ richText, isLegal, fields }, index) => (
        <div key={index} className="crm-form__group" lang={definition.lang}>
          {richText === '' ? null : (
            <SafeHtml isBlock className={isLegal ? 'crm-form__legal' : undefined} html={richText} />
          )}
          {fields.filter(({ path }) => !answered.includes(path)).map(show)}
        </div>
      ))}
    </>
  );
}

/** Whether something else than the confirmation follows a submission. */
function isTakenOver({ submittedUrl, onSubmitted }: DefinitionFormProps): boolean {
  return submittedUrl !== undefined || onSubmitted !== undefined;
}

function confirmationOf(
  { thanks, confirmation, words, sent }: DefinitionFormProps,
  inlineMessage: string,
): ConfirmationProps {
  return {
    html: thanks === undefined ? inlineMessage : '',
    words: thanks ?? confirmation,
    label: successWords(words),
    sent,
  };
}
