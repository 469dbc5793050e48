import type { ReactNode } from 'react';
import { Figures } from '../../components/claims-legend/Figures.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function FiguresBlock({ id, words }: BlockProps<'figures'>): ReactNode {
  return (
    <BlockSection id={id} title={words.title} isWide>
      <Figures figures={words.items} />
    </BlockSection>
  );
}
