import { Fragment } from 'react';
import type { ReactElement } from 'react';
import type { FieldModel } from '../field-model.ts';
import type { FormWords } from '../form-words.ts';
import { SafeHtml } from '../html/SafeHtml.tsx';
import type { Consent } from './definition.ts';
import { consentModel } from './fields.ts';

export interface ConsentViewProps {
  readonly consent: Consent;
  readonly words: FormWords;
  readonly show: (field: FieldModel) => ReactElement;
}

/** The text about each kind of consent, followed by its checkboxes. */
export function ConsentView({ consent, words, show }: ConsentViewProps): ReactElement {
  return (
    <div className="crm-form__consent">
      {consent.parts.map(({ text, fields }, index) => (
        <Fragment key={index}>
          {text === '' ? null : <SafeHtml isBlock className="crm-form__legal" html={text} />}
          {fields.map((field) => show(consentModel(field, words)))}
        </Fragment>
      ))}
    </div>
  );
}
