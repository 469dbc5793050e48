import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { SafeHtml } from './html/SafeHtml.tsx';
import { Mark } from './view/SubmitRow.tsx';

export interface ConfirmationProps {
  /** The form's own message; empty for the default one (docs/product.md F9). */
  readonly html: string;
}

/** Replaces a form that was submitted; it takes focus, so that screen readers announce it. */
export function Confirmation({ html }: ConfirmationProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="confirmation" role="status" tabIndex={-1}>
      <p className="confirmation__mark">
        <Mark kind="check" />
        Form Submitted
      </p>
      {html === '' ? <DefaultWords /> : <SafeHtml isBlock html={html} />}
    </div>
  );
}

function DefaultWords(): ReactElement {
  return (
    <>
      <h2>Your inquiry has been submitted</h2>
      <p>Thank you for contacting us, we will be in touch shortly regarding your request.</p>
    </>
  );
}
