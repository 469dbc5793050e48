import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { DefinitionForm } from './DefinitionForm.tsx';
import type { DefinitionFormProps } from './DefinitionForm.tsx';
import { ContactLine } from './contact.tsx';
import type { Contact } from './contact.tsx';
import { useDefinition } from './use-definition.ts';

export interface HostedFormProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly formId: string;
  readonly contact: Contact;
  /** The label of the submit button; by default that of the definition, else 'Submit'. */
  readonly submitLabel?: string;
  /** Field name to value, merged into the form (docs/product.md D6). */
  readonly preset?: Readonly<Record<string, string>>;
  /** Where a successful submission leads, in the campaign of the address; without it the confirmation is shown in place. */
  readonly submittedUrl?: string;
  /** Takes over after a successful submission: neither is the confirmation shown nor another page opened. */
  readonly onSubmitted?: () => void;
  /** Called with the form's name once it is loaded. */
  readonly onLoaded?: (name: string) => void;
}

/** A form of the CRM: loading, then displayed, then its confirmation (docs/product.md F9). */
export function HostedForm({ onLoaded, ...props }: HostedFormProps): ReactElement {
  const { id, formId, contact } = props;
  const [request, retry] = useDefinition(formId);
  const place = useRef<HTMLDivElement>(null);
  const definition = request.status === 'received' ? request.result : undefined;
  const name = definition?.name;
  useEffect(() => {
    if (name !== undefined) onLoaded?.(name);
  }, [name, onLoaded]);
  const tryAgain = (): void => {
    // The button that has focus is removed; focus moves to where the form will be.
    place.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div ref={place} id={id} className="crm-form" tabIndex={-1}>
      {definition === undefined ? null : (
        <RenewedForm key={formId} {...props} definition={definition} />
      )}
      {request.status === 'error' ? <Failure message={request.message} onRetry={tryAgain} /> : null}
      {request.status === 'none' || request.status === 'fetching' ? <Loading /> : null}
      {definition === undefined ? <ContactLine {...contact} /> : null}
    </div>
  );
}

/** A form that is replaced by an empty one when the visitor comes back from the page that its submission led to. */
function RenewedForm(props: Omit<DefinitionFormProps, 'onReturn'>): ReactElement {
  const [returns, setReturns] = useState(0);
  const renew = (): void => setReturns((count) => count + 1);
  return <DefinitionForm key={returns} {...props} onReturn={renew} />;
}

function Loading(): ReactElement {
  return (
    <p className="crm-form__loading needs-script" role="status">
      <span className="spinner" aria-hidden="true" />
      Loading the form…
    </p>
  );
}

interface FailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

function Failure({ message, onRetry }: FailureProps): ReactElement {
  return (
    <div className="crm-form__failure" role="alert">
      <p>{`The form can’t be shown: ${message}.`}</p>
      <button className="button" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
