import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Silhouette, SiteData } from '../../../runtime/contract.ts';
import { once } from '../../resolve/once.ts';
import { allStates } from '../../schema/states.ts';
import { madeFolder } from '../program-folder.ts';
import { loadCounties } from './atlas.ts';
import { drawSilhouette } from './silhouette.ts';
import { hasSilhouette } from './states.ts';
import { drawUsMap, mapSize } from './us-map.ts';

/** The outlines of the states, each alone and all on one map. They are drawn with the program. */
interface Shapes extends Pick<SiteData, 'map' | 'silhouettes'> {
  /** Differs where any of them does. */
  readonly version: string;
}

/** Where the shapes are, below `madeFolder`. */
export const shapesFile = 'shapes.json';

/** Reads the shapes once. Throws where the program was not made. */
export const readShapes = once((): Shapes =>
  JSON.parse(readFileSync(`${madeFolder}${shapesFile}`, 'utf8')),
);

/** The outline of a state, the district or a territory; throws for another code. */
export function findSilhouette(code: string): Silhouette {
  const silhouette = readShapes().silhouettes[code];
  if (silhouette === undefined) throw new Error(`${code} has no outline.`);
  return silhouette;
}

/** What a drawing shows of a region, in its own units. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** SVG path data of the areas, one for each. */
  readonly areas: readonly string[];
  /** SVG path data of lines within them; absent on the map of the states, which has their borders twice. */
  readonly lines?: string;
}

/** The outline of a region with its counties; of any other code the map of the states. */
export function shapeOf(code: string): Shape {
  if (!hasSilhouette(code)) return { ...mapSize, areas: readShapes().map.map(({ path }) => path) };
  const { width, height, outline, counties } = findSilhouette(code);
  return { width, height, areas: [outline], lines: counties };
}

/** Draws the shapes of all states and territories. */
export function drawShapes(): Shapes {
  const counties = loadCounties();
  const drawn = allStates.map(({ code }) => [code, drawSilhouette(counties, code)] as const);
  const shapes = { map: drawUsMap(), silhouettes: Object.fromEntries(drawn) };
  return { ...shapes, version: hash('sha256', JSON.stringify(shapes), 'hex').slice(0, 16) };
}
