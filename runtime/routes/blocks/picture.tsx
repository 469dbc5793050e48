import type { ReactNode } from 'react';
import { FeatureSection } from '../../components/feature-section/FeatureSection.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import type { BlockProps } from './kinds.ts';
import { waysOf } from './ways.ts';

export function PictureBlock({ id, words, page }: BlockProps<'picture'>): ReactNode {
  const { title, text, picture, links } = words;
  return (
    <FeatureSection
      id={id}
      title={title}
      text={<Prose text={text} />}
      picture={page.asset(picture)}
      {...(links && { links: waysOf(links) })}
    />
  );
}
