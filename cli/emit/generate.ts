import type { Manifest } from '../manifest/manifest.ts';
import { listCards } from './cards/card.ts';
import type { Card } from './cards/card.ts';
import { staleCards, writeCards } from './cards/write.ts';
import { readDesignTokens } from './design-tokens.ts';
import { createGeometry } from './geometry/geometry.ts';
import { emitModules } from './modules.ts';
import { readTools } from './tools.ts';
import type { StaleFile } from './write.ts';
import { staleModules, writeModules } from './write.ts';

/** What has become of the modules and cards; paths are below the project's folder. */
export interface Generation {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** How many files were as they should be. */
  readonly unchanged: number;
  /** Files that a check has found not to be as they should; empty when they were written. */
  readonly stale: readonly StaleFile[];
  /** All cards, drawn now or before. */
  readonly cards: readonly Card[];
}

/** Brings `generated/` of the project up to date, its modules and its cards, or only finds what isn't. */
export async function generateModules(
  manifest: Manifest,
  root: string,
  { check = false }: { readonly check?: boolean } = {},
): Promise<Generation> {
  const tools = readTools();
  const geometry = createGeometry();
  const sources = emitModules(manifest, root, tools, geometry);
  const cards = listCards(manifest, readDesignTokens().light);
  const found = check
    ? [...staleModules(root, sources), ...staleCards(root, cards)]
    : [...(await writeModules(root, sources, tools)), ...(await writeCards(root, cards, geometry))];
  const changed = found.filter(({ state }) => state !== 'extra').map(({ path }) => path);
  const extra = found.filter(({ state }) => state === 'extra').map(({ path }) => path);
  return {
    written: check ? [] : changed,
    removed: check ? [] : extra,
    unchanged: sources.length + cards.length - changed.length,
    stale: check ? found : [],
    cards,
  };
}
