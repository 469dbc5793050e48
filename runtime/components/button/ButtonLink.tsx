import type { ReactNode } from 'react';

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
  return (
    <a
      className={className}
      href={href}
      download={isDownload ? '' : undefined}
      data-mail={unsaidAddress(href, children)}
    >
      {children}
    </a>
  );
}

/** The address that a mail goes to, for paper, unless the words of the button say it. */
function unsaidAddress(href: string, words: ReactNode): string | undefined {
  const address = /^mailto:([^?]+)/.exec(href)?.[1];
  return address === undefined || String(words).includes(address) ? undefined : address;
}
