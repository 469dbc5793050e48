import type { SiteData } from '../../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { findSilhouette, readShapes } from './geometry/shapes.ts';
import { readIcons } from './icons.ts';

/** What `generated/index.ts` exports, as a value. */
export function createSiteData(manifest: SiteManifest, root: string): SiteData {
  const { year, site, generic, regions, library, routes } = manifest;
  const silhouettes = Object.fromEntries(
    regions.flatMap(({ code }) => {
      const silhouette = findSilhouette(code);
      return silhouette === undefined ? [] : [[code, silhouette]];
    }),
  );
  const { map } = readShapes();
  const icons = readIcons(root, manifest.usedAssets);
  return { year, site, generic, regions, library, routes, map, silhouettes, icons };
}
