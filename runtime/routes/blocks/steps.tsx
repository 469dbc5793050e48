import type { ReactNode } from 'react';
import { Trail } from '../../components/trail/Trail.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

/** More steps than have room side by side stand below each other. */
const mostBeside = 4;

export function StepsBlock({ id, words }: BlockProps<'steps'>): ReactNode {
  const { title, items } = words;
  const isWide = items.length <= mostBeside;
  return (
    <BlockSection id={id} title={title} isWide={isWide}>
      <Trail waypoints={items} course={isWide ? 'up' : 'down'} />
    </BlockSection>
  );
}
