import type { ReactNode } from 'react';
import type { Contacts } from '../contact-details/ContactDetails.tsx';
import { drawQrCode } from './qr-code.ts';

export interface PaperNoteProps {
  readonly title: string;
  readonly contacts: Contacts;
  /** Where the page is; absent where one page answers many addresses. */
  readonly url?: string;
  /** Whether the address is drawn as a QR code too. */
  readonly hasCode: boolean;
}

/** What a page says on paper alone: whom to ask, and where the page is. */
export function PaperNote({ title, contacts, url, hasCode }: PaperNoteProps): ReactNode {
  return (
    <div className="paper" data-address={url?.replace(/^https?:\/\//, '')}>
      {url !== undefined && hasCode ? <Code url={url} /> : null}
      <p>
        <b>{title}</b>
      </p>
      {contacts.phone === undefined ? null : <p>{contacts.phone}</p>}
      <p>{contacts.email}</p>
    </div>
  );
}

/** The address stands beside it, so that nothing is lost to those who can't see it. */
function Code({ url }: { readonly url: string }): ReactNode {
  const { size, line, dashes } = drawQrCode(url);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={line} strokeDasharray={dashes} />
    </svg>
  );
}
