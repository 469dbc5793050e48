import type { BuiltAsset } from '../../runtime/contract.ts';
import { listBrochures, listCovers } from '../emit/brochures/brochure.ts';
import { listCards } from '../emit/cards/card.ts';
import type { DesignTokens } from '../emit/design-tokens.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { AssetFile } from '../site/assets.ts';
import { publishedStart } from '../site/assets.ts';
import type { LayoutWidths } from '../site/pictures/variant-plan.ts';
import { UnmadeAsset } from '../site/render-page.ts';
import { once, onceEach } from '../resolve/once.ts';
import type { AssetMaker, AssetContext } from './asset-makers.ts';
import { drawingMaker, fileMaker } from './asset-makers.ts';

/** The assets of a version of the site, each made when a page first asks for it. */
export interface VersionAssets {
  /** What pages are given of each; throws `UnmadeAsset`. */
  readonly built: Readonly<Record<string, BuiltAsset>>;
  /**
   * The same, with the latest sharing card or brochure, which no page shows, in place of one that is yet to be drawn; what was
   * once given stays.
   */
  readonly builtForOpen: Readonly<Record<string, BuiltAsset>>;
  /** Paths of the sharing cards, by region key. */
  readonly cards: Readonly<Record<string, string>>;
  /** Makes one; undefined for a path that is no asset of the site. */
  make(path: string): Promise<AssetFile | undefined>;
  /** Where one is published that needs no making. */
  publishedUrl(path: string): string | undefined;
  /** The file of a URL, among all that pages may name. */
  find(url: string): Promise<Uint8Array | undefined>;
}

/** What is known of the program's style sheets. */
export interface StyleFacts {
  readonly tokens: DesignTokens;
  /** The widths that pictures are made in. */
  readonly layoutWidths: LayoutWidths;
}

export interface AssetStore {
  of(manifest: SiteManifest, styles: StyleFacts): VersionAssets;
}

/** Keeps the latest of each asset, whichever version made it. */
export function openAssetStore(assetContext: AssetContext): AssetStore {
  const latest = openLatestAssets();
  return {
    of(manifest, { tokens, layoutWidths }) {
      const cards = listCards(manifest, tokens.light);
      const brochures = once(() => listBrochures(manifest, tokens.light));
      const drawings = once(() => {
        const all = [...cards, ...brochures(), ...listCovers(manifest, tokens)];
        return new Map(all.map((drawing) => [drawing.path, drawing]));
      });
      const makerOf = (path: string): AssetMaker | undefined => {
        const drawing = drawings().get(path);
        return drawing === undefined
          ? fileMaker(path, manifest, layoutWidths, assetContext)
          : drawingMaker(drawing, assetContext);
      };
      const unseen = once(() => new Set([...cards, ...brochures()].map(({ path }) => path)));
      const take = (path: string) => latest.take(path, makerOf(path));
      const make = (path: string) => latest.make(path, makerOf(path));
      return {
        built: lookUp(take),
        // Renderers keep parts of pages: with another file by then, the same page would come out in two ways.
        builtForOpen: lookUp(
          onceEach((path) => (unseen().has(path) ? latest.find(path) : undefined) ?? take(path)),
        ),
        cards: Object.fromEntries(cards.map(({ key, path }) => [key, path])),
        make,
        publishedUrl: (path) => take(path)?.url,
        find: async (url) => {
          const known = latest.findByUrl(url);
          if (known !== undefined) return known;
          const paths = [...manifest.usedAssets, ...drawings().keys()];
          const named = paths.filter((path) => url.startsWith(publishedStart(path)));
          await Promise.all(named.map(make));
          return latest.findByUrl(url);
        },
      };
    },
  };
}

function lookUp(
  find: (path: string) => AssetFile | undefined,
): Readonly<Record<string, BuiltAsset>> {
  const none: Record<string, BuiltAsset> = {};
  return new Proxy(none, { get: (_, path) => find(String(path))?.built });
}

/** An asset that was made, or is being made, and by what. */
interface Made {
  readonly key: string;
  readonly pending: Promise<AssetFile>;
}

/** The latest of each asset. */
function openLatestAssets() {
  const ready = new Map<string, { readonly key: string; readonly asset: AssetFile }>();
  const orders = new Map<string, Made>();
  const put = (path: string, key: string, asset: AssetFile): AssetFile => {
    ready.set(path, { key, asset });
    return asset;
  };
  return {
    find: (path: string) => ready.get(path)?.asset,
    /** What is made at once is; for what takes time, an error says so. */
    take(path: string, maker: AssetMaker | undefined): AssetFile | undefined {
      if (maker === undefined) return undefined;
      const known = ready.get(path);
      if (known?.key === maker.key) return known.asset;
      const asset = maker.makeAtOnce();
      if (asset === undefined) throw new UnmadeAsset(path);
      return put(path, maker.key, asset);
    },
    async make(path: string, maker: AssetMaker | undefined): Promise<AssetFile | undefined> {
      if (maker === undefined) return undefined;
      const { key } = maker;
      const known = ready.get(path);
      if (known?.key === key) return known.asset;
      const order = orders.get(path);
      const pending = order?.key === key ? order.pending : maker.make();
      orders.set(path, { key, pending });
      return put(path, key, await pending);
    },
    findByUrl(url: string): Uint8Array | undefined {
      for (const { asset } of ready.values()) {
        if (asset.url === url) return asset.contents;
        const variant = asset.variants?.find(({ path }) => `/${path}` === url);
        if (variant !== undefined) return Buffer.from(variant.contents);
      }
      return undefined;
    },
  };
}
