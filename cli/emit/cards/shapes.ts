import type { MapShape, Silhouette } from '../../../runtime/contract.ts';
import { findSilhouette, readShapes } from '../geometry/shapes.ts';
import type { Motif } from './card.ts';

/** What is drawn next to the headline, in its own units. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** SVG path data of the areas, one for each. */
  readonly areas: readonly string[];
  /** SVG path data of lines within them. */
  readonly lines: string;
}

/** The shape of a motif; the map of the states has their borders twice, so it needs no lines. */
export function shapeOf(motif: Motif): Shape {
  return motif.kind === 'region' ? ofRegion(findSilhouette(motif.code)) : ofMap(readShapes().map);
}

function ofRegion({ width, height, outline, counties }: Silhouette): Shape {
  return { width, height, areas: [outline], lines: counties };
}

/** In the box of the map (docs/product.md S19). */
function ofMap(shapes: readonly MapShape[]): Shape {
  return { width: 959, height: 593, areas: shapes.map(({ path }) => path), lines: '' };
}
