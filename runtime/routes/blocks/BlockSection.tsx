import type { ReactNode } from 'react';

export interface BlockSectionProps {
  readonly id: string;
  /** A block without one goes on with the block before it. */
  readonly title: string | undefined;
  /** Whether it stands below its heading, in both columns; else beside it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part of the page, which links reach by its name. */
export function BlockSection({ id, title, isWide, children }: BlockSectionProps): ReactNode {
  const isOn = title === undefined;
  const names = ['section', isWide !== true && 'section--aside', isOn && 'section--on'];
  return (
    <section id={id} className={names.filter(Boolean).join(' ')} aria-label={title} data-reveal="">
      {isOn ? null : <h2>{title}</h2>}
      {children}
    </section>
  );
}
