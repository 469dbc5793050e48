import type { ReactNode } from 'react';
import { Paragraphs } from '../../components/prose/Paragraphs.tsx';

export interface BlockSectionProps {
  readonly id: string;
  /** A block without one goes on with the block before it. */
  readonly title?: string | undefined;
  /** What is said before the rest. */
  readonly text?: string | undefined;
  /** Whether it stands below its heading, in both columns; else beside it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part of the page, which links reach by its name. */
export function BlockSection(props: BlockSectionProps): ReactNode {
  const { id, title, text, isWide = false, children } = props;
  const isOn = title === undefined;
  const names = ['section', !isWide && 'section--aside', isOn && 'section--on'];
  // A section has a heading.
  const Part = isOn ? 'div' : 'section';
  return (
    <Part id={id} className={names.filter(Boolean).join(' ')} aria-label={title} data-reveal="">
      {isOn ? null : <h2>{title}</h2>}
      {text === undefined ? null : <Paragraphs texts={[text]} />}
      {children}
    </Part>
  );
}
