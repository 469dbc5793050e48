import { linkedEdition } from '../../app/block-links.ts';
import { formatDay } from '../../app/format.ts';
import type { LibraryPage, MainPage } from '../../app/view.ts';
import type { Block, BlockPage, SiteConfig } from '../../contract.ts';
import { datesIn } from '../../services/languages.ts';

export type BlockKind = Exclude<keyof Block, 'shown'>;

/** What a block of a kind says. */
export type BlockWords<Kind extends BlockKind> = NonNullable<Block[Kind]>;

/** A page of blocks of either site; those of the library edition are in English. */
export type PageOfBlocks = MainPage | (LibraryPage & { readonly lang?: undefined });

/** What a block is drawn from. */
export interface BlockProps<Kind extends BlockKind> {
  /** Its name on the page, by which links reach it. */
  readonly id: string;
  readonly words: BlockWords<Kind>;
  readonly page: PageOfBlocks;
}

/** What a page of blocks says; a page that its edition lacks is an internal error and throws. */
export function wordsOf(page: PageOfBlocks): BlockPage {
  const name = page.page.params['page'] ?? '';
  const { edition } = linkedEdition(page);
  const words = edition.blockPages?.[name];
  if (words === undefined) throw new Error(`"${edition.key}" has no page of blocks "${name}".`);
  return words;
}

/** A day as the language of a page writes it. */
export function dayIn(lang: string | undefined, date: string, site: SiteConfig): string {
  return formatDay(date, lang === undefined ? site.interface : datesIn(lang, site));
}
