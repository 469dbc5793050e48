import type { RegionConfig, SiteData } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { Geometry } from './geometry/geometry.ts';
import { hasSilhouette } from './geometry/states.ts';
import { readIcons } from './icons.ts';

/** What pages are rendered from, without what has to be drawn first. */
export type SiteContent = Omit<SiteData, 'map' | 'silhouettes'>;

/** Takes from a manifest what the modules of `generated/` hold, and what `dev` hands to the renderer without them. */
export function collectContent(
  manifest: SiteManifest,
  root: string,
  icons: SiteData['icons'] = readIcons(root, manifest.usedAssets),
): SiteContent {
  const { site, generic, regions, library, routes } = manifest;
  return { site, generic, regions, library, routes, icons };
}

/** The regions that have an outline. */
export function drawnRegions(regions: readonly RegionConfig[]): readonly RegionConfig[] {
  return regions.filter(({ code }) => hasSilhouette(code));
}

/** What `generated/index.ts` exports, as a value. Icons are read where they are not known. */
export async function createSiteData(
  manifest: SiteManifest,
  root: string,
  geometry: Geometry,
  icons?: SiteData['icons'],
): Promise<SiteData> {
  const drawn = drawnRegions(manifest.regions).map(
    async ({ code }) => [code, await geometry.silhouette(code)] as const,
  );
  const [map, ...silhouettes] = await Promise.all([geometry.map(), ...drawn]);
  const content = collectContent(manifest, root, icons);
  return { ...content, map, silhouettes: Object.fromEntries(silhouettes) };
}
