import type { BlockPage } from '../contract.ts';
import type { Way } from '../components/ways/Ways.tsx';
import type { BlockEdition } from '../services/block-pages.ts';
import { libraryAsEdition, listBlockPages } from '../services/block-pages.ts';
import type { LibraryScope, RegionScope } from './view.ts';

/** The pages of blocks of an edition, and where they are. */
export interface LinkedEdition {
  readonly edition: BlockEdition;
  /** The URL of the page of a name. */
  readonly urlOfPage: (page: string) => string;
}

/** The pages of blocks of the edition that a page belongs to. */
export function linkedEdition(scope: RegionScope | LibraryScope): LinkedEdition {
  return 'library' in scope
    ? {
        edition: libraryAsEdition(scope.library),
        urlOfPage: (page) => scope.link('library-block-page', { page }),
      }
    : {
        edition: scope.region,
        urlOfPage: (page) => scope.link('block-page', { page }),
      };
}

/** A place that each page of an edition, or its home page, links to pages from. */
type LinkingPlace = NonNullable<BlockPage['linkedFrom']>[number];

/** The links of a place to the pages of blocks that ask for them. */
export function blockLinks(place: LinkingPlace, scope: RegionScope | LibraryScope): readonly Way[] {
  const { edition, urlOfPage } = linkedEdition(scope);
  return listBlockPages(edition)
    .filter(([, { linkedFrom = [] }]) => linkedFrom.includes(place))
    .map(([page, words]) => ({
      label: words.link ?? words.title,
      href: urlOfPage(page),
      ...(words.lang !== undefined && { lang: words.lang }),
    }));
}
