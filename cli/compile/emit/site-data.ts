import type { SiteData } from '../../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { shapesOf } from './geometry/shapes.ts';
import { readIcons } from './icons.ts';

/** What `generated/index.ts` exports, as a value. */
export function createSiteData(manifest: SiteManifest, root: string): SiteData {
  const { year, site, generic, regions, library, routes } = manifest;
  const shapes = shapesOf(site);
  const silhouettes = Object.fromEntries(
    regions.flatMap(({ code }) => {
      const silhouette = shapes.silhouettes[code];
      return silhouette === undefined ? [] : [[code, silhouette]];
    }),
  );
  const { map } = shapes;
  const icons = readIcons(root, manifest.usedAssets);
  return { year, site, generic, regions, library, routes, map, silhouettes, icons };
}
