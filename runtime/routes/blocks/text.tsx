import type { ReactNode } from 'react';
import { Paragraphs } from '../../components/prose/Paragraphs.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function TextBlock({ id, words }: BlockProps<'text'>): ReactNode {
  return (
    <BlockSection id={id} title={words.title}>
      <Paragraphs texts={words.paragraphs} />
    </BlockSection>
  );
}
