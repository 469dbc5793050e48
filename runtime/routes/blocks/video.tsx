import type { ReactNode } from 'react';
import { Paragraphs } from '../../components/prose/Paragraphs.tsx';
import { Film } from '../film.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function VideoBlock({ id, words, page }: BlockProps<'video'>): ReactNode {
  const { title, text, video } = words;
  return (
    <BlockSection id={id} title={title}>
      {text === undefined ? null : <Paragraphs texts={[text]} />}
      <Film film={video} page={page} />
    </BlockSection>
  );
}
