import { hash } from 'node:crypto';
import type { BuildContext, BuiltAsset } from '../../runtime/contract.ts';
import { listBrochures } from '../emit/brochures/brochure.ts';
import { listCovers } from '../emit/brochures/cover.ts';
import type { Card } from '../emit/cards/card.ts';
import { listCards } from '../emit/cards/card.ts';
import type { DesignTokens } from '../emit/design-tokens.ts';
import type { SiteManifest } from '../manifest/manifest.ts';

/** The files that a build draws, under names that identify what they are drawn from. */
export interface DrawnFiles {
  readonly assets: Readonly<Record<string, BuiltAsset>>;
  readonly cards: BuildContext['cards'];
  /** All words and figures that a file is drawn from, as JSON, by its path. */
  readonly drawnFrom: ReadonlyMap<string, string>;
}

/** Nothing is drawn to be compared. */
export function nameDrawnFiles(manifest: SiteManifest, tokens: DesignTokens): DrawnFiles {
  const cards = listCards(manifest, tokens.light);
  const covers = listCovers(manifest, tokens);
  const brochures = listBrochures(manifest, tokens.light);
  const drawnFrom = new Map([
    ...cards.map((card) => [card.path, JSON.stringify(drawnContent(card))] as const),
    ...[...brochures, ...covers].map((file) => [file.path, JSON.stringify(file)] as const),
  ]);
  const publish = (path: string): BuiltAsset => ({ url: named(path, drawnFrom.get(path) ?? '') });
  const assets = [
    ...brochures.map(({ path }) => [path, publish(path)] as const),
    ...cards.map(({ path }) => [path, { ...publish(path), ...cardSize }] as const),
    ...covers.map(({ path, title }) => [path, { ...publish(path), ...coverSize, title }] as const),
  ];
  return {
    assets: Object.fromEntries(assets),
    cards: Object.fromEntries(cards.map(({ key, path }) => [key, path])),
    drawnFrom,
  };
}

/** Both sides are drawn by one program, whose hash would say nothing. */
function drawnContent({ product, headline, place, motif, colours }: Card): unknown {
  return { product, headline, place, motif, colours };
}

function named(path: string, drawnFrom: string): string {
  return `/${path.replace(/(?=\.\w+$)/, `-${hash('sha256', drawnFrom, 'hex').slice(0, 10)}`)}`;
}

const cardSize = { width: 1200, height: 630 };
const coverSize = { width: 440, height: 570 };
