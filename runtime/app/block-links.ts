import type { BlockPage } from '../contract.ts';
import type { Way } from '../components/ways/Ways.tsx';
import { listBlockPages } from '../services/block-pages.ts';
import type { RegionScope } from './view.ts';

/** A place that each page of an edition, or its home page, links to pages from. */
type LinkingPlace = NonNullable<BlockPage['linkedFrom']>[number];

/** The links of a place to the pages of blocks that ask for them. */
export function blockLinks(
  place: LinkingPlace,
  { region, link }: Pick<RegionScope, 'region' | 'link'>,
): readonly Way[] {
  return listBlockPages(region)
    .filter(([, { linkedFrom = [] }]) => linkedFrom.includes(place))
    .map(([page, words]) => ({
      label: words.link ?? words.title,
      href: link('block-page', { page }),
      ...(words.lang !== undefined && { lang: words.lang }),
    }));
}
