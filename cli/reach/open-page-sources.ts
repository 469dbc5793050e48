import { hash } from 'node:crypto';
import type { BuildContext, BuiltAsset, SiteData } from '../../runtime/contract.ts';
import { listCards } from '../emit/cards/card.ts';
import { listCovers } from '../emit/brochures/cover.ts';
import { readDesignTokens } from '../emit/design-tokens.ts';
import { readIcons } from '../emit/icons.ts';
import { createSiteData } from '../emit/site-data.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { readAssets } from '../site/assets.ts';
import type { Cache } from '../site/cache/cache.ts';
import { loadRenderer } from '../site/made-bundles.ts';
import type { PageSources } from './page-map.ts';

/** What pages are looked at in, and what is kept of that. */
export interface PageProject {
  readonly manifest: SiteManifest;
  readonly resolved: ResolvedSite;
  /** The same as long as no asset changes; undefined where that is not known. */
  readonly assetsStamp: string | undefined;
  readonly cache: Cache;
}

/** All that pages are made from as far as their texts go: no bundle for browsers, and no picture is drawn or resized. */
export async function openPageSources(
  root: string,
  { manifest, resolved, assetsStamp, cache }: PageProject,
): Promise<PageSources> {
  const { createSiteRenderer } = loadRenderer('preact');
  const known =
    assetsStamp === undefined
      ? undefined
      : await rememberAssets(root, manifest, assetsStamp, cache);
  const data = createSiteData(manifest, root, known?.icons);
  const context = createTextContext(root, manifest, known && new Map(known.built));
  return { resolved, data, context, createSiteRenderer };
}

type KnownAssets = ReadonlyMap<string, BuiltAsset>;

interface ShownAssets {
  readonly built: readonly (readonly [path: string, asset: BuiltAsset])[];
  readonly icons: SiteData['icons'];
}

/** What pages are given of the assets that they show. Reading those takes 0.03 s of CPU time. */
async function rememberAssets(
  root: string,
  { usedAssets, madeAssets }: SiteManifest,
  assetsStamp: string,
  { remember }: Cache,
): Promise<ShownAssets> {
  const paths = [...usedAssets].filter((path) => !madeAssets.has(path));
  const key = hash('sha256', JSON.stringify([assetsStamp, ...paths]), 'hex');
  const kept = await remember(`assets ${key}`, () => {
    const files = [...readAssets(root, paths)];
    const shown: ShownAssets = {
      built: files.map(([path, file]) => [path, file.built]),
      icons: readIcons(root, usedAssets),
    };
    return Promise.resolve(Buffer.from(JSON.stringify(shown)));
  });
  const shown: ShownAssets = JSON.parse(Buffer.from(kept).toString());
  return shown;
}

/** What pages are rendered with where only their texts are asked for. */
export function createTextContext(
  root: string,
  manifest: SiteManifest,
  known?: KnownAssets,
): BuildContext {
  return {
    environment: 'production',
    liveForms: false,
    ...provideAssets(root, manifest, known),
    icons: { manifest: '' },
    themeColours: { light: '', dark: '' },
    script: '',
    styles: [],
    toolStyles: [],
    paperStyles: [],
    fonts: [],
  };
}

/** Files are read when a page shows them. What is drawn for a page says what it shows. */
function provideAssets(
  root: string,
  manifest: SiteManifest,
  files: KnownAssets = new Map(),
): Pick<BuildContext, 'assets' | 'cards'> {
  const tokens = readDesignTokens();
  const cards = listCards(manifest, tokens.light);
  const covers = listCovers(manifest, tokens);
  const drawn = new Map<string, BuiltAsset>([
    ...cards.map(({ path }) => [path, { url: `/${path}` }] as const),
    ...covers.map(({ path, title }) => [path, { url: `/${path}`, title }] as const),
  ]);
  const known = new Map<string, BuiltAsset>();
  const find = (path: string): BuiltAsset | undefined => {
    if (drawn.has(path)) return drawn.get(path);
    if (manifest.madeAssets.has(path)) return { url: `/${path}` };
    if (!manifest.usedAssets.has(path)) return undefined;
    return files.get(path) ?? readAssets(root, [path]).get(path)?.built;
  };
  const none: Record<string, BuiltAsset> = {};
  const assets = new Proxy(none, {
    get: (_, path: string) => {
      const asset = known.get(path) ?? find(path);
      if (asset !== undefined) known.set(path, asset);
      return asset;
    },
  });
  return { assets, cards: Object.fromEntries(cards.map(({ key, path }) => [key, path])) };
}
