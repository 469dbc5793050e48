import type { Head, LibraryPage, MainPage } from './view.ts';

/**
 * The head of a main-site page: what it is, in which state, on which site. The description begins with the state, so
 * that no two pages have the same, also where regions share their words.
 */
export function headOf(page: MainPage, words: PageWords): Head {
  const { region, isGeneric } = page;
  const description = isGeneric ? words.description : `${region.name}: ${words.description}`;
  return { name: words.title, title: titleOf(page, words.title), description };
}

/** What the words of every page begin with. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** The title of a main-site page; without a label, what all titles of its region end with. */
export function titleOf({ site, region, isGeneric }: MainPage, label = ''): string {
  const place = isGeneric ? '' : ` – ${region.name}`;
  return `${label}${place} | ${site.name}`;
}

/** The head of a library page. */
export function libraryHeadOf({ library }: LibraryPage, { title, description }: PageWords): Head {
  return { name: title, title: `${title} | ${library.name}`, description };
}

/** The head of a confirmation or an error page: search engines don't index it. */
export function unindexed(head: Head): Head {
  return { ...head, isIndexed: false };
}
