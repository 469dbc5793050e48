import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltAsset } from '../../../runtime/contract.ts';
import { listBrochures, listCovers } from '../../compile/emit/brochures/brochure.ts';
import { listCards } from '../../compile/emit/cards/card.ts';
import type { Drawing, Remember } from '../../compile/emit/drawing.ts';
import { drawAll } from '../../compile/emit/drawing.ts';
import type { DesignTokens } from '../../compile/emit/design-tokens.ts';
import type { SiteManifest } from '../../compile/manifest/manifest.ts';
import { hashedFolder } from '../../compile/manifest/table.ts';
import { assetsBy } from '../reach/text-context.ts';
import { once, onceEach } from '../../compile/values/once.ts';
import type { AssetFile } from '../../compile/site/assets.ts';
import {
  assetAt,
  assetUrl,
  createAsset,
  publishedStart,
  readAssets,
} from '../../compile/site/assets.ts';
import { makePictures, needsVariants } from '../../compile/site/pictures/make-pictures.ts';
import type { LayoutWidths } from '../../compile/site/pictures/variant-plan.ts';
import { readLayoutWidths } from '../../compile/site/pictures/variant-plan.ts';
import { UnmadeAsset } from '../../compile/site/render-page.ts';

/** What assets are made from besides their own files; the same for as long as `dev` runs. */
interface AssetContext {
  readonly root: string;
  readonly remember: Remember;
}

export type AssetStore = ReturnType<typeof openAssetStore>;

/** The assets of a version of the site, each made when a page first asks for it. */
export type VersionAssets = ReturnType<AssetStore>;

/** Keeps the latest of each asset, whichever version made it. */
export function openAssetStore(assetContext: AssetContext) {
  const latest = openLatestAssets();
  return (manifest: SiteManifest, tokens: DesignTokens) => {
    const layout = readLayoutWidths();
    const cards = listCards(manifest, tokens.light);
    const drawings = once(() => listDrawings(cards, manifest, tokens));
    const ask = (path: string): AssetFile | Promise<AssetFile> | undefined => {
      const drawing = drawings().get(path);
      if (drawing !== undefined) {
        const make = () => drawAsset(drawing, assetContext.remember);
        return latest.ask(path, { key: drawing.input, make });
      }
      const maker = fileMaker(path, manifest, layout, assetContext);
      return maker && latest.ask(path, maker);
    };
    const { brochureUrls } = manifest;
    const take = (path: string): AssetFile | undefined => {
      const asset = ask(path);
      if (asset instanceof Promise) throw new UnmadeAsset(path);
      return asset && assetAt(asset, brochureUrls.get(path));
    };
    const takeForOpen = (path: string): BuiltAsset | undefined => {
      const { input, measures } = drawings().get(path) ?? {};
      const isRedrawn = input !== undefined && ![undefined, input].includes(latest.keyOf(path));
      if (!isRedrawn) return take(path)?.built;
      return { url: brochureUrls.get(path) ?? assetUrl(path, input), ...measures };
    };
    const make = async (path: string) => ask(path);
    return {
      /** What pages are given of an asset; throws `UnmadeAsset`. */
      built: assetsBy((path) => take(path)?.built),
      /** A picture that changed is drawn on request; its old address stays valid. */
      builtForOpen: assetsBy(onceEach(takeForOpen)),
      /** Paths of the sharing cards, by region key. */
      cards: Object.fromEntries(cards.map(({ key, path }) => [key, path])),
      /** Makes one; undefined for a path that is no asset of the site. */
      make,
      /** The URL of an asset that does not have to be made. */
      publishedUrl: (path: string) => take(path)?.url,
      /** The file of a URL, among all that pages may name. */
      find: async (url: string): Promise<Uint8Array | undefined> => {
        const [brochure] = [...brochureUrls].find(([, stable]) => stable === url) ?? [];
        if (brochure !== undefined) return (await make(brochure))?.contents();
        if (!url.startsWith(hashedFolder)) return undefined;
        const known = latest.findByUrl(url);
        if (known !== undefined) return known;
        const paths = [...manifest.usedAssets, ...drawings().keys()];
        await Promise.all(paths.filter((path) => url.startsWith(publishedStart(path))).map(make));
        return latest.findByUrl(url);
      },
    };
  };
}

async function drawAsset(drawing: Drawing, remember: Remember): Promise<AssetFile> {
  const drawn = await drawAll([drawing], async (key, work, path) =>
    createAsset(path, await remember(key, work)),
  );
  return only(drawn);
}

function listDrawings(
  cards: ReturnType<typeof listCards>,
  manifest: SiteManifest,
  tokens: DesignTokens,
) {
  const brochures = [...listBrochures(manifest, tokens.light), ...listCovers(manifest, tokens)];
  return new Map([...cards, ...brochures].map((drawing) => [drawing.path, drawing]));
}

/** How an asset is made, at once or later. Equal keys stand for equal bytes. */
interface AssetMaker {
  readonly key: string;
  readonly make: () => AssetFile | Promise<AssetFile>;
}

/** A file of the project; undefined where there is none. */
function fileMaker(
  path: string,
  { shownPictures }: SiteManifest,
  layout: LayoutWidths,
  { root, remember }: AssetContext,
): AssetMaker | undefined {
  const status = statSync(join(root, path), { throwIfNoEntry: false });
  if (status?.isFile() !== true) return undefined;
  return {
    key: [status.ino, status.size, status.mtimeMs, ...layout.widths, layout.fallback].join(),
    make: () => {
      const files = readAssets(root, [path]);
      const file = only(files);
      if (!shownPictures.has(path) || !needsVariants(path, file)) return file;
      return makePictures(files, shownPictures, layout, remember).then(only);
    },
  };
}

function only(assets: ReadonlyMap<string, AssetFile>): AssetFile {
  const [asset] = assets.values();
  if (asset === undefined) throw new Error('No asset was made.');
  return asset;
}

/** The latest of each asset, by its path. */
function openLatestAssets() {
  const ready = new Map<string, { readonly key: string; readonly asset: AssetFile }>();
  const orders = new Map<string, { readonly key: string; readonly asset: Promise<AssetFile> }>();
  return {
    keyOf: (path: string) => ready.get(path)?.key,
    ask(path: string, { key, make }: AssetMaker): AssetFile | Promise<AssetFile> {
      const known = [ready.get(path), orders.get(path)].find((each) => each?.key === key);
      if (known !== undefined) return known.asset;
      const asset = make();
      if (!(asset instanceof Promise)) {
        ready.set(path, { key, asset });
        return asset;
      }
      orders.set(path, { key, asset });
      const keep = (made: AssetFile): void => {
        ready.set(path, { key, asset: made });
        if (orders.get(path)?.asset === asset) orders.delete(path);
      };
      // What fails is an error for all that wait for it, and for nobody else.
      asset.then(keep, () => undefined);
      return asset;
    },
    /** Finds an asset by its URL; a drawing also by the one that it had before it was drawn. */
    findByUrl(url: string): Uint8Array | undefined {
      for (const [path, { key, asset }] of ready) {
        if (asset.url === url || assetUrl(path, key) === url) return asset.contents();
        const variant = asset.variants?.find((each) => `/${each.path}` === url);
        if (variant !== undefined) return Buffer.from(variant.contents);
      }
      return undefined;
    },
  };
}
