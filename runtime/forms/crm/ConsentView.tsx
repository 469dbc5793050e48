import type { ReactElement } from 'react';
import type { FieldModel } from '../field-model.ts';
import { SafeHtml } from '../html/SafeHtml.tsx';
import { consentFields } from './consent.ts';
import type { Consent } from './consent.ts';

export interface ConsentViewProps {
  readonly consent: Consent;
  readonly show: (field: FieldModel) => ReactElement;
}

/** What the form says of consent, and the checkboxes that give it. */
export function ConsentView({ consent, show }: ConsentViewProps): ReactElement {
  const { processingText, communicationText, privacyText } = consent;
  const texts = [processingText, communicationText, privacyText].filter((text) => text !== '');
  return (
    <div className="crm-form__consent">
      {consentFields(consent).map(show)}
      {texts.map((text) => (
        <SafeHtml key={text} isBlock className="crm-form__legal" html={text} />
      ))}
    </div>
  );
}
