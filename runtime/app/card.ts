import type { AssetPath, BuildContext } from '../contract.ts';
import type { SharingCard } from './document.ts';
import type { LibraryScope, RegionScope, Services } from './view.ts';

/** The picture that represents all pages of a region when they are shared. */
export function regionCard(
  { data, site, region, isGeneric, asset }: RegionScope & Services,
  context: BuildContext,
): SharingCard {
  const isOutlined = !isGeneric && data.silhouettes[region.code] !== undefined;
  const shape = isOutlined
    ? `An outline of ${region.name} with its counties`
    : 'A map of the states';
  const headline = isGeneric ? site.home.title : region.headerTitle;
  return { ...asset(pathOf(region.key, context)), alt: `${shape}, and the words “${headline}”` };
}

/** The picture that represents the pages of the library edition when they are shared. */
export function libraryCard(
  { library, asset }: LibraryScope & Services,
  context: BuildContext,
): SharingCard {
  const alt = `An open book with a map of the states, and the words “${library.hero.title}”`;
  return { ...asset(pathOf('library', context)), alt };
}

function pathOf(key: string, { cards }: BuildContext): AssetPath {
  const path = cards[key];
  if (path === undefined) throw new Error(`The build has no card for "${key}".`);
  return path;
}
