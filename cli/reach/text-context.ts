import type { BuildContext, BuiltAsset } from '../../runtime/contract.ts';
import { listCards } from '../emit/cards/card.ts';
import { listCovers } from '../emit/brochures/brochure.ts';
import type { DesignTokens } from '../emit/design-tokens.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { onceEach } from '../resolve/once.ts';
import { readAssets } from '../site/assets.ts';
import { buildFacts } from '../site/build-facts.ts';

interface TextSources {
  readonly root: string;
  readonly manifest: SiteManifest;
  readonly tokens: DesignTokens;
}

/** What pages are rendered with where only their texts are asked for: no bundle for browsers, and no picture is drawn or resized. */
export function createTextContext(site: TextSources): BuildContext {
  return {
    environment: 'production',
    isForReading: true,
    liveForms: false,
    ...provideAssets(site),
    icons: { manifest: '' },
    facts: buildFacts(site.manifest, 'main', 'production'),
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
function provideAssets({
  root,
  manifest,
  tokens,
}: TextSources): Pick<BuildContext, 'assets' | 'cards'> {
  const cards = listCards(manifest, tokens.light);
  const covers = listCovers(manifest, tokens);
  const drawn = new Map<string, BuiltAsset>([
    ...cards.map(({ path }) => [path, { url: `/${path}` }] as const),
    ...covers.map(({ path, title }) => [path, { url: `/${path}`, title }] as const),
  ]);
  const find = onceEach((path: string): BuiltAsset | undefined => {
    if (drawn.has(path)) return drawn.get(path);
    if (manifest.madeAssets.has(path)) return { url: `/${path}` };
    return manifest.usedAssets.has(path) ? readAssets(root, [path]).get(path)?.built : undefined;
  });
  const none: Record<string, BuiltAsset> = {};
  const assets = new Proxy(none, { get: (_, path: string) => find(path) });
  return { assets, cards: Object.fromEntries(cards.map(({ key, path }) => [key, path])) };
}
