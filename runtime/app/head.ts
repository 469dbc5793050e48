import { fitTitle, withoutMarks } from '../services/fit-title.ts';
import type { Head, LibraryPage, MainPage } from './view.ts';

/**
 * The head of a main-site page: what it is, in which state, on which site. The description names
 * the state, and begins with it where its words do not, so that no two pages have the same, also
 * where regions share their words.
 */
export function headOf(page: MainPage, words: PageWords): Head {
  const { region, isGeneric } = page;
  const isNamed = isGeneric || withoutMarks(words.description).includes(withoutMarks(region.name));
  const description = isNamed ? words.description : `${region.name}: ${words.description}`;
  return { name: words.title, title: titleOf(page, words.title), description };
}

/** What the words of every page begin with. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** The title of a main-site page, by what it begins with. */
export function titleOf(page: MainPage, label: string): string {
  return fitTitle(label, titleEnds(page));
}

/** What titles of a region end with, the fullest end first. */
export function titleEnds({ site, region, isGeneric }: MainPage): readonly string[] {
  const places = isGeneric ? [] : [` – ${region.name}`, ` – ${region.code}`];
  return [`${places[0] ?? ''} | ${site.name}`, ...places, ''];
}

/** The head of a library page. */
export function libraryHeadOf({ library }: LibraryPage, { title, description }: PageWords): Head {
  return { name: title, title: libraryTitle(library, title), description };
}

/** The title of a library page, by what it begins with. */
export function libraryTitle({ name }: LibraryPage['library'], label: string): string {
  return fitTitle(label, [` | ${name}`, '']);
}

/**
 * The head of a confirmation, an error page or one for customers: search engines don't index it.
 */
export function unindexed(head: Head): Head {
  return { ...head, isIndexed: false };
}
