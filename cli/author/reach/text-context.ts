import type { BuildContext, BuiltAsset, WebRoot } from '../../../runtime/contract.ts';
import { listCovers } from '../../compile/emit/brochures/brochure.ts';
import { listCards } from '../../compile/emit/cards/card.ts';
import { onceEach } from '../../compile/values/once.ts';
import { readAssets } from '../../compile/site/assets.ts';
import type { SiteSources } from '../../compile/site/page-context.ts';
import { createContext, publicRequest } from '../../compile/site/page-context.ts';

type TextSources = SiteSources & { readonly root: string };

type ProvidedAssets = Pick<BuildContext, 'assets' | 'cards'>;

/** For pages whose texts alone are asked for: no picture is drawn or resized. */
export function createTextContext(site: TextSources): BuildContext {
  return createReadingContext('main', site, provideAssets(site));
}

/** A context for reading: nothing only for paper, and a fixed name for the list of states. */
export function createReadingContext(
  webRoot: WebRoot,
  site: SiteSources,
  provided: ProvidedAssets,
): BuildContext {
  const context = createContext(webRoot, site, provided, publicRequest);
  const statesUrl = '/assets/states.json';
  const client = { ...context.client, islandScripts: { wake: [] }, paperStyles: [], fonts: [] };
  return { ...context, isForReading: true, statesUrl, client };
}

/** Files are read when a page shows them. What is drawn for a page says what it shows. */
function provideAssets({ root, manifest, tokens }: TextSources): ProvidedAssets {
  const cards = listCards(manifest, tokens.light);
  const drawn = new Map<string, BuiltAsset>(
    [...cards, ...listCovers(manifest, tokens)].map(({ path, measures }) => {
      return [path, { url: `/${path}`, ...measures }];
    }),
  );
  const find = onceEach((path: string): BuiltAsset | undefined => {
    if (drawn.has(path)) return drawn.get(path);
    if (manifest.madeAssets.has(path)) return { url: `/${path}` };
    return manifest.usedAssets.has(path) ? readAssets(root, [path]).get(path)?.built : undefined;
  });
  return {
    assets: assetsBy(find),
    cards: Object.fromEntries(cards.map(({ key, path }) => [key, path])),
  };
}

/** Assets that are looked for when a page names them. */
export function assetsBy(find: (path: string) => BuiltAsset | undefined): BuildContext['assets'] {
  const none: Record<string, BuiltAsset> = {};
  return new Proxy(none, { get: (_, path: string) => find(path) });
}
