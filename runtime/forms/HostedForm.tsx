import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { DefinitionForm, Lead } from './DefinitionForm.tsx';
import { ContactLine } from './contact.tsx';
import type { DefinitionFormProps, HostedFormProps } from './form-props.ts';
import type { FormWords } from './form-words.ts';
import { fillIn } from '../services/fill-in.ts';
import { isLoading } from '../services/request.ts';
import { useDefinition } from './use-definition.ts';

/** A form of the CRM: loading, then displayed, then its confirmation (docs/product.md F9). */
export function HostedForm({ onLoaded, ...props }: HostedFormProps): ReactElement {
  const { id, formId, contact, words } = props;
  const [request, retry] = useDefinition(formId, words.failure);
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
      {definition === undefined ? (
        <Lead text={props.lead} />
      ) : (
        <RenewedForm key={formId} {...props} definition={definition} />
      )}
      {request.status === 'error' ? (
        <Failure problem={request.message} words={words} onRetry={tryAgain} />
      ) : null}
      {request.status === 'none' || isLoading(request) ? <Loading words={words} /> : null}
      {definition === undefined ? <ContactLine {...contact} words={words} /> : null}
    </div>
  );
}

/**
 * A form that is replaced by an empty one when the visitor comes back from the page that its
 * submission led to.
 */
function RenewedForm(props: Omit<DefinitionFormProps, 'onReturn'>): ReactElement {
  const [returns, setReturns] = useState(0);
  const renew = (): void => setReturns((count) => count + 1);
  return <DefinitionForm key={returns} {...props} onReturn={renew} />;
}

/**
 * What stands in the place of a form until it is there. The style sheet shows one of the three, and
 * so also where no script of the page runs: that the form is loading, that it should be there by
 * now, or what to write without it.
 */
function Loading({ words }: Pick<HostedFormProps, 'words'>): ReactElement {
  return (
    <>
      <div className="crm-form__wait needs-script" role="status">
        <p className="crm-form__loading">
          <span className="spinner" aria-hidden="true" />
          {words.loading}
        </p>
        <p className="crm-form__late">{words.late}</p>
      </div>
      <p className="crm-form__scriptless">{words.withoutScript}</p>
    </>
  );
}

interface FailureProps {
  readonly problem: string;
  readonly words: FormWords;
  readonly onRetry: () => void;
}

function Failure({ problem, words, onRetry }: FailureProps): ReactElement {
  return (
    <div className="crm-form__failure" role="alert">
      <p>{fillIn(words.notShown, { problem })}</p>
      <button className="button" type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
