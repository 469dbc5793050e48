import type { MapShape, Silhouette } from '../../../runtime/contract.ts';
import type { Atlas } from './atlas.ts';

/** Draws shapes, each once. Loads the atlas, and what draws, when the first is asked for. */
export interface Geometry {
  map(): Promise<readonly MapShape[]>;
  silhouette(code: string): Promise<Silhouette>;
}

export function createGeometry(): Geometry {
  let counties: Promise<Atlas> | undefined;
  let map: Promise<readonly MapShape[]> | undefined;
  const silhouettes = new Map<string, Promise<Silhouette>>();
  const draw = async (code: string): Promise<Silhouette> => {
    const { drawSilhouette } = await import('./silhouette.ts');
    counties ??= import('./atlas.ts').then(({ loadCounties }) => loadCounties());
    return drawSilhouette(await counties, code);
  };
  return {
    map: () => (map ??= import('./us-map.ts').then(({ drawUsMap }) => drawUsMap())),
    silhouette(code) {
      const drawn = silhouettes.get(code) ?? draw(code);
      silhouettes.set(code, drawn);
      return drawn;
    },
  };
}
