import type { ReactNode } from 'react';
import { AddressWords } from '../address-words/AddressWords.tsx';
import type { InterfaceWords } from '../../contract.ts';
import { FilledIn } from '../filled-in/FilledIn.tsx';
import { phoneLink } from '../../services/phone-link.ts';

export interface Contacts {
  readonly email: string;
  readonly phone?: string;
}

export interface ContactDetailsProps {
  readonly contacts: Contacts;
  readonly words: InterfaceWords['contact'];
}

/** A plain way to reach a person, with or without JavaScript. */
export function ContactDetails({ contacts, words }: ContactDetailsProps): ReactNode {
  const { phone } = contacts;
  const email = (
    <a href={`mailto:${contacts.email}`}>
      <AddressWords text={contacts.email} />
    </a>
  );
  return (
    <section className="contact-details">
      <h2>{words.title}</h2>
      <p>
        {phone === undefined ? (
          <FilledIn message={words.write} values={{ email }} />
        ) : (
          <FilledIn
            message={words.writeOrCall}
            values={{ email, phone: <a href={phoneLink(phone)}>{phone}</a> }}
          />
        )}
      </p>
    </section>
  );
}
