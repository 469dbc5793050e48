import type { ReactNode } from 'react';
import { AddressWords } from '../address-words/AddressWords.tsx';

export interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly tone?: 'primary' | 'quiet';
  readonly isDownload?: boolean;
}

/** A link that is the next step of its section. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { href, children, tone = 'primary', isDownload = false } = props;
  const className = tone === 'primary' ? 'button button--primary' : 'button';
  // The address that a mail goes to is printed, unless the words of the button say it.
  const address = /^mailto:([^?]+)/.exec(href)?.[1];
  const isSaid = address !== undefined && String(children).includes(address);
  return (
    <a
      className={className}
      href={href}
      download={isDownload ? '' : undefined}
      data-mail={isSaid ? undefined : address}
    >
      {address === undefined ? children : <AddressWords text={String(children)} />}
    </a>
  );
}
