import type { ReactElement } from 'react';

/** Where visitors can write or call when there is no form. */
export interface Contact {
  readonly email: string;
  readonly phone?: string;
}

/** How to get in touch without the form: shown while it loads, without JavaScript, and when something fails. */
export function ContactLine({ email, phone }: Contact): ReactElement {
  return (
    <p className="crm-form__contact">
      {'You can write to us at '}
      <a href={`mailto:${email}`}>{email}</a>
      {phone === undefined ? null : ' or call '}
      {phone === undefined ? null : <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}.
    </p>
  );
}
