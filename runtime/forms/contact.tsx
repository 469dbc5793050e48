import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
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
  const links: Readonly<Record<string, ReactNode>> = {
    email: <a href={`mailto:${email}`}>{email}</a>,
    phone: phone && <a href={phoneLink(phone)}>{phone}</a>,
  };
  const message = phone === undefined ? words.contactByEmail : words.contact;
  return (
    <p className="crm-form__contact">
      {message.split(/\{(email|phone)\}/).map((part, index) => (
        <Fragment key={index}>{index % 2 === 0 ? part : links[part]}</Fragment>
      ))}
    </p>
  );
}
