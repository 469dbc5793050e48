import type { AssetPath, BuildContext } from '../contract.ts';
import { fillIn } from '../services/fill-in.ts';
import type { SharingCard } from './document.ts';
import type { LibraryScope, RegionScope, Services } from './view.ts';

/** The picture that represents all pages of a region when they are shared. */
export function regionCard(
  { data, site, region, isGeneric, asset }: RegionScope & Services,
  context: BuildContext,
): SharingCard {
  const isOutlined = !isGeneric && data.silhouettes[region.code] !== undefined;
  const { sharingCard } = site.interface;
  const headline = isGeneric ? region.pages.home.title : region.headerTitle;
  const drawing = isOutlined ? sharingCard.region : sharingCard.map;
  const words = { region: region.nameInText, headline };
  const alt = site.map.shown === false ? headline : fillIn(drawing, words);
  return { ...asset(pathOf(region.key, context)), alt };
}

/** The picture that represents the pages of the library edition when they are shared. */
export function libraryCard(
  { data, library, asset }: LibraryScope & Services,
  context: BuildContext,
): SharingCard {
  const { book } = data.site.interface.sharingCard;
  const alt = fillIn(book, { headline: library.hero.title });
  return { ...asset(pathOf('library', context)), alt };
}

function pathOf(key: string, { cards }: BuildContext): AssetPath {
  const path = cards[key];
  if (path === undefined) throw new Error(`The build has no card for "${key}".`);
  return path;
}
