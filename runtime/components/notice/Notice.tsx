import type { ReactNode } from 'react';

export interface NoticeProps {
  /** By which links reach it. */
  readonly id?: string;
  /** Names the notice for those who list a page's regions. */
  readonly label: string;
  /** Whether the label is seen, as a heading. */
  readonly isHeaded?: boolean;
  /** Whether it is a line of small print, which leaves the first view to what follows. */
  readonly isLine?: boolean;
  readonly children: ReactNode;
}

/** Something that visitors should know before they read on. */
export function Notice(props: NoticeProps): ReactNode {
  const { id, label, isHeaded = false, isLine = false, children } = props;
  const names = ['notice', isHeaded && 'notice--headed', isLine && 'notice--line'];
  return (
    <section id={id} className={names.filter(Boolean).join(' ')} aria-label={label}>
      {isHeaded ? <h2 className="notice__label">{label}</h2> : null}
      {children}
    </section>
  );
}
