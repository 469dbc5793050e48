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
    <a className={className} href={href} download={isDownload ? '' : undefined}>
      {children}
    </a>
  );
}
