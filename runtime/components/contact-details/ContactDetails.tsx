import type { ReactNode } from 'react';

export interface Contacts {
  readonly email: string;
  readonly phone?: string;
}

/** A plain way to reach a person, with or without JavaScript. */
export function ContactDetails({ email, phone }: Contacts): ReactNode {
  return (
    <section className="contact-details">
      <h2>Prefer to write or call?</h2>
      <p>
        Write to <a href={`mailto:${email}`}>{email}</a>
        {phone === undefined ? null : (
          <>
            {' '}
            or call <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </>
        )}
        . Tell us where you work and how many people you serve, and we will take it from there.
      </p>
    </section>
  );
}
