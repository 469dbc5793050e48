import type { ReactNode } from 'react';

export interface NoticeProps {
  /** Names the notice for those who list a page's regions. */
  readonly label: string;
  /** Whether the label is seen, as a heading. */
  readonly isHeaded?: boolean;
  readonly children: ReactNode;
}

/** Something that visitors should know before they read on. */
export function Notice({ label, isHeaded = false, children }: NoticeProps): ReactNode {
  return (
    <section className={isHeaded ? 'notice notice--headed' : 'notice'} aria-label={label}>
      {isHeaded ? <h2 className="notice__label">{label}</h2> : null}
      {children}
    </section>
  );
}
