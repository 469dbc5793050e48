import type { RegionConfig, SiteData } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { findSilhouette, readShapes } from './geometry/shapes.ts';
import { hasSilhouette } from './geometry/states.ts';
import { readIcons } from './icons.ts';

/** What pages are rendered from, without what has to be drawn first. */
export type SiteContent = Omit<SiteData, 'map' | 'silhouettes'>;

/** Takes from a manifest what pages are rendered from. */
export function collectContent(
  manifest: SiteManifest,
  root: string,
  icons: SiteData['icons'] = readIcons(root, manifest.usedAssets),
): SiteContent {
  const { year, site, generic, regions, library, routes } = manifest;
  return { year, site, generic, regions, library, routes, icons };
}

/** The regions that have an outline. */
export function drawnRegions(regions: readonly RegionConfig[]): readonly RegionConfig[] {
  return regions.filter(({ code }) => hasSilhouette(code));
}

/** What `generated/index.ts` exports, as a value. Icons are read where they are not known. */
export function createSiteData(
  manifest: SiteManifest,
  root: string,
  icons?: SiteData['icons'],
): SiteData {
  const drawn = drawnRegions(manifest.regions).map(
    ({ code }) => [code, findSilhouette(code)] as const,
  );
  const { icons: drawings, ...content } = collectContent(manifest, root, icons);
  const silhouettes = Object.fromEntries(drawn);
  return { ...content, map: readShapes().map, silhouettes, icons: drawings };
}
