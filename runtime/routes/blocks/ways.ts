import type { Way } from '../../components/ways/Ways.tsx';
import type { BlockWords } from './kinds.ts';

type PageLinks = BlockWords<'cards'>['items'][number]['links'];

/** The links of a block, as components take them. */
export function waysOf(links: PageLinks): readonly Way[] {
  return links.map(({ label, url }) => ({ label, href: url }));
}
