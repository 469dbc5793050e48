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

/** What has become of the modules and cards; paths are below the folder that holds `generated/`. */
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

/** How modules and cards are made. */
export interface GenerateOptions {
  /** Whether what is not up to date is only found. */
  readonly check?: boolean;
  /** The folder that holds `generated/`, where that is not the project's. */
  readonly home?: string;
}

/** Brings `generated/` up to date, its modules and its cards, or only finds what isn't. */
export async function generateModules(
  manifest: Manifest,
  root: string,
  { check = false, home = root }: GenerateOptions = {},
): Promise<Generation> {
  const tools = readTools();
  const geometry = createGeometry();
  const sources = emitModules(manifest, root, tools, geometry);
  const cards = listCards(manifest, readDesignTokens().light);
  const found = check
    ? [...staleModules(home, sources), ...staleCards(home, cards)]
    : [...(await writeModules(home, sources, tools)), ...(await writeCards(home, cards, geometry))];
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
