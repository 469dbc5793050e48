import type { AssetUses } from './asset-uses.ts';
import { findAssetUses } from './asset-uses.ts';
import type { ResolvedSite } from './resolved.ts';
import { resolveValues } from './resolve-values.ts';
import type { Written } from './written.ts';

/** The site of what was found to be sound before. `files` are the paths of the files below `assets`. */
export function resolveSound(
  written: Written,
  files: ReadonlySet<string>,
  today: string,
): ResolvedSite {
  const values = resolveValues(written, files);
  const assets = new Set([...files, ...values.madeAssets]);
  return { ...values, ...namedAssets(findAssetUses(written), assets), today };
}

/** Every asset that sound YAML names exists; of the icons that stand for the site some may be missing. */
export function namedAssets(
  { paths, pictures }: AssetUses,
  assets: ReadonlySet<string>,
): Pick<ResolvedSite, 'usedAssets' | 'shownPictures'> {
  return {
    usedAssets: new Set([...paths].filter((path) => assets.has(path))),
    shownPictures: pictures,
  };
}
