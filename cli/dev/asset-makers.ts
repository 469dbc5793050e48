import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing, Remember } from '../emit/drawing.ts';
import { drawAll } from '../emit/drawing.ts';
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

export function drawingMaker(drawing: Drawing, { remember }: AssetContext): AssetMaker {
  return {
    key: drawing.input,
    makeAtOnce: () => undefined,
    make: async () => only(madeAssets(await drawAll([drawing], remember))),
  };
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
