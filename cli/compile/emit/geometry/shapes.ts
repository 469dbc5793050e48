import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SiteConfig, SiteData } from '../../../../runtime/contract.ts';
import { once } from '../../values/once.ts';
import { allStates } from '../../schema/states.ts';
import { madeFolder } from '../../program-folder.ts';
import { loadCounties } from './atlas.ts';
import { compass } from './compass.ts';
import { drawSilhouette } from './silhouette.ts';
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

/** What a drawing shows of a region, in its own units. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** SVG path data of the areas, one for each. */
  readonly areas: readonly string[];
  /** SVG path data of lines within the areas; absent on the map, where borders are drawn twice. */
  readonly lines?: string;
}

/** The shapes that a site shows; none where it is of another country. */
export function shapesOf({ map }: Pick<SiteConfig, 'map'>): Pick<Shapes, 'map' | 'silhouettes'> {
  return map.shown === false ? { map: {}, silhouettes: {} } : readShapes();
}

/** The outline of a region with its counties; of any other code the map of the states, if any. */
export function shapeOf(code: string, { map: { shown } }: Pick<SiteConfig, 'map'>): Shape {
  if (shown === false) return compass;
  const { map, silhouettes } = readShapes();
  const silhouette = silhouettes[code];
  if (silhouette === undefined) {
    const areas = Object.values(map).map(({ dimensions }) => dimensions);
    return { ...mapSize, areas };
  }
  const { width, height, outline, counties } = silhouette;
  return { width, height, areas: [outline], lines: counties };
}

export function drawShapes(): Shapes {
  const counties = loadCounties();
  const drawn = allStates.map((state) => [state.code, drawSilhouette(counties, state)] as const);
  const shapes = { map: drawUsMap(), silhouettes: Object.fromEntries(drawn) };
  return { ...shapes, version: hash('sha256', JSON.stringify(shapes), 'hex').slice(0, 16) };
}
