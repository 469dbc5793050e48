import type { BuildContext, BuiltAsset } from '../../runtime/contract.ts';
import { listCards } from '../emit/cards/card.ts';
import { listCovers } from '../emit/brochures/cover.ts';
import { readDesignTokens } from '../emit/design-tokens.ts';
import { createSiteData } from '../emit/site-data.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { readAssets } from '../site/assets.ts';
import { buildFacts } from '../site/build-facts.ts';
import { loadRenderer } from '../site/made-bundles.ts';
import type { PageSources } from './page-map.ts';

/** All that pages are made from as far as their texts go: no bundle for browsers, and no picture is drawn or resized. */
export function openPageSources(
  root: string,
  { manifest, resolved }: { readonly manifest: SiteManifest; readonly resolved: ResolvedSite },
): PageSources {
  const { createSiteRenderer } = loadRenderer('preact');
  const data = createSiteData(manifest, root);
  return { resolved, data, context: createTextContext(root, manifest), createSiteRenderer };
}

/** What pages are rendered with where only their texts are asked for. */
export function createTextContext(root: string, manifest: SiteManifest): BuildContext {
  return {
    environment: 'production',
    isForReading: true,
    liveForms: false,
    ...provideAssets(root, manifest),
    icons: { manifest: '' },
    facts: buildFacts(manifest, 'main', 'production'),
    themeColours: { light: '', dark: '' },
    statesUrl: '',
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
): Pick<BuildContext, 'assets' | 'cards'> {
  const tokens = readDesignTokens();
  const cards = listCards(manifest, tokens.light);
  const covers = listCovers(manifest, tokens);
  const known = new Map<string, BuiltAsset>([
    ...cards.map(({ path }) => [path, { url: `/${path}` }] as const),
    ...covers.map(({ path, title }) => [path, { url: `/${path}`, title }] as const),
  ]);
  const find = (path: string): BuiltAsset | undefined => {
    if (manifest.madeAssets.has(path)) return { url: `/${path}` };
    return manifest.usedAssets.has(path) ? readAssets(root, [path]).get(path)?.built : undefined;
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
