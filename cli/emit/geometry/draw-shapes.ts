import { hash } from 'node:crypto';
import { loadCounties } from './atlas.ts';
import type { Shapes } from './shapes.ts';
import { drawSilhouette } from './silhouette.ts';
import { codesWithSilhouette } from './states.ts';
import { drawUsMap } from './us-map.ts';

/** Draws the shapes of all states and territories. */
export function drawShapes(): Shapes {
  const counties = loadCounties();
  const drawn = codesWithSilhouette().map(
    (code) => [code, drawSilhouette(counties, code)] as const,
  );
  const shapes = { map: drawUsMap(), silhouettes: Object.fromEntries(drawn) };
  return { ...shapes, version: hash('sha256', JSON.stringify(shapes), 'hex').slice(0, 16) };
}
