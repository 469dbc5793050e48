import type { ReactNode } from 'react';
import { WayCards } from '../../components/way-cards/WayCards.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';
import { waysOf } from './ways.ts';

export function CardsBlock({ id, words }: BlockProps<'cards'>): ReactNode {
  const cards = words.items.map((card) => ({ ...card, links: waysOf(card.links) }));
  return (
    <BlockSection id={id} title={words.title} isWide>
      <WayCards cards={cards} />
    </BlockSection>
  );
}
