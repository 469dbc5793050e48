import type { ReactNode } from 'react';
import { Questions } from '../../components/questions/Questions.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function QuestionsBlock({ id, words }: BlockProps<'questions'>): ReactNode {
  return (
    <BlockSection id={id} title={words.title}>
      <Questions items={words.items} />
    </BlockSection>
  );
}
