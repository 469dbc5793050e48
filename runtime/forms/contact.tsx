import type { ReactElement } from 'react';
import { AddressWords } from '../components/address-words/AddressWords.tsx';
import { FilledIn } from '../components/filled-in/FilledIn.tsx';
import { phoneLink } from '../services/phone-link.ts';
import type { FormWords } from './form-words.ts';

/** Where visitors can write or call when there is no form. */
export interface Contact {
  readonly email: string;
  readonly phone?: string;
}

export interface ContactLineProps extends Contact {
  readonly words: FormWords;
}

/**
 * How to get in touch without the form: shown while it loads, without JavaScript, and when
 * something fails.
 */
export function ContactLine({ email, phone, words }: ContactLineProps): ReactElement {
  const values = {
    email: (
      <a href={`mailto:${email}`}>
        <AddressWords text={email} />
      </a>
    ),
    phone: phone && <a href={phoneLink(phone)}>{phone}</a>,
  };
  const message = phone === undefined ? words.contactByEmail : words.contact;
  return (
    <p className="crm-form__contact">
      <FilledIn message={message} values={values} />
    </p>
  );
}
