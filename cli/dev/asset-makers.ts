import { statSync } from 'node:fs';
import { join } from 'node:path';
import { drawBrochures, listBrochures } from '../emit/brochures/brochure.ts';
import { drawCovers, listCovers } from '../emit/brochures/cover.ts';
import type { Card } from '../emit/cards/card.ts';
import { drawCards } from '../emit/cards/draw-cards.ts';
import type { DesignTokens } from '../emit/design-tokens.ts';
import { hashText } from '../emit/module.ts';
import type { Remember } from '../emit/remember.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { AssetFile } from '../site/assets.ts';
import { madeAssets, readAssets } from '../site/assets.ts';
import { needsVariants, makePictures } from '../site/pictures/make-pictures.ts';
import type { LayoutWidths } from '../site/pictures/variant-plan.ts';

/** How an asset is made. What was made under the same key is the same. */
export interface AssetMaker {
  readonly key: string;
  /** Undefined where it takes time. */
  readonly makeAtOnce: () => AssetFile | undefined;
  readonly make: () => Promise<AssetFile>;
}

/** What assets are made from besides their own files; the same for as long as `dev` runs. */
export interface AssetContext {
  readonly root: string;
  readonly remember: Remember;
}

/** What is drawn from the YAML of a version, by path. */
export function listDrawings(
  cards: readonly Card[],
  manifest: SiteManifest,
  tokens: DesignTokens,
  { remember }: AssetContext,
): ReadonlyMap<string, () => AssetMaker> {
  const brochures = listBrochures(manifest, tokens.light);
  const covers = listCovers(manifest, tokens);
  return new Map([
    ...cards.map((card) => drawing(card, (some) => drawCards(some, remember))),
    ...brochures.map((brochure) => drawing(brochure, (some) => drawBrochures(some, remember))),
    ...covers.map((cover) => drawing(cover, (some) => drawCovers(some, remember))),
  ]);
}

type Draw<Item> = (items: readonly Item[]) => Promise<ReadonlyMap<string, Uint8Array>>;

function drawing<Item extends { readonly path: string }>(
  item: Item,
  draw: Draw<Item>,
): readonly [path: string, () => AssetMaker] {
  const make = async () => only(madeAssets(await draw([item])));
  const maker = () => ({ key: hashText(JSON.stringify(item)), makeAtOnce: () => undefined, make });
  return [item.path, maker];
}

/**
 * A file of the project; undefined where there is none.
 *
 * @param layout The widths that it is made in if it is a picture.
 */
export function fileMaker(
  path: string,
  { shownPictures }: SiteManifest,
  layout: LayoutWidths,
  { root, remember }: AssetContext,
): AssetMaker | undefined {
  const status = statSync(join(root, path), { throwIfNoEntry: false });
  if (status?.isFile() !== true) return undefined;
  const key = [status.ino, status.size, status.mtimeMs, ...layout.widths, layout.fallback].join();
  const read = () => readAssets(root, [path]);
  return {
    key,
    makeAtOnce: () => {
      const asset = only(read());
      return shownPictures.has(path) && needsVariants(path, asset) ? undefined : asset;
    },
    make: async () => only(await makePictures(read(), shownPictures, layout, remember)),
  };
}

function only(assets: ReadonlyMap<string, AssetFile>): AssetFile {
  const [asset] = assets.values();
  if (asset === undefined) throw new Error('No asset was made.');
  return asset;
}
