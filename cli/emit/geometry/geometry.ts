import type { MapShape, Silhouette } from '../../../runtime/contract.ts';
import type { Remember } from '../remember.ts';
import { withoutCache } from '../remember.ts';
import type { Atlas } from './atlas.ts';
import { geometryVersion } from './version.ts';

/** Draws shapes, each once. Loads the atlas and the drawing code with the first. */
export interface Geometry {
  map(): Promise<readonly MapShape[]>;
  silhouette(code: string): Promise<Silhouette>;
}

export function createGeometry(remember: Remember = withoutCache): Geometry {
  let counties: Promise<Atlas> | undefined;
  let map: Promise<readonly MapShape[]> | undefined;
  const silhouettes = new Map<string, Promise<Silhouette>>();
  const draw = async (code: string): Promise<Silhouette> => {
    const { drawSilhouette } = await import('./silhouette.ts');
    counties ??= import('./atlas.ts').then(({ loadCounties }) => loadCounties());
    return drawSilhouette(await counties, code);
  };
  return {
    map: () => (map ??= rememberShape(remember, 'map', drawMap)),
    silhouette(code) {
      const drawn = silhouettes.get(code) ?? rememberShape(remember, code, () => draw(code));
      silhouettes.set(code, drawn);
      return drawn;
    },
  };
}

async function drawMap(): Promise<readonly MapShape[]> {
  const { drawUsMap } = await import('./us-map.ts');
  return drawUsMap();
}

async function rememberShape<T>(
  remember: Remember,
  name: string,
  draw: () => T | Promise<T>,
): Promise<T> {
  const text = await remember(`shape ${name} ${geometryVersion()}`, async () =>
    Buffer.from(JSON.stringify(await draw())),
  );
  const shape: T = JSON.parse(Buffer.from(text).toString());
  return shape;
}
