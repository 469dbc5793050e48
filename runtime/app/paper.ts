import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Contacts } from '../components/contact-details/ContactDetails.tsx';
import { PaperNote } from '../components/paper-note/PaperNote.tsx';
import type { PageEntry } from '../contract.ts';

interface Publisher {
  /** What stands above the contacts. */
  readonly title: string;
  readonly contacts: Contacts;
  /** Scheme and host of the edition. */
  readonly origin: string;
}

/**
 * Returns what writes the note that a page has on paper alone; sheets that are handed on have a QR
 * code.
 */
export function createPaper({ title, contacts, origin }: Publisher): (page: PageEntry) => string {
  return ({ kind, url, canonical = url }) => {
    const isAnywhere = kind === 'not-found' || kind === 'library-not-found';
    const address = isAnywhere ? {} : { url: origin + canonical };
    const note = { title, contacts, hasCode: kind === 'landing', ...address };
    return renderToString(createElement(PaperNote, note));
  };
}
