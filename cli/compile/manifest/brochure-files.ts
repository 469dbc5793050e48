import type { MountedRegion, MountedSite } from './mount.ts';
import { regionSpan, sourceOf } from './pages.ts';
import type { FileRow } from './table.ts';

/** A brochure of the project. It is printed and mailed, so its address has no hash. */
export interface PlacedBrochure {
  /** Path in the project. */
  readonly path: string;
  readonly url: string;
  readonly region: MountedRegion;
}

/** Each brochure at the address of the one region that shows it, such as `/nv/brochure.pdf`. */
export function placeBrochures({ root, prefixed }: MountedSite): readonly PlacedBrochure[] {
  const placed = [root, ...prefixed].map((region) => ({
    path: region.config.brochureDownloadUrl,
    url: `${region.config.pathPrefix}/brochure.pdf`,
    region,
  }));
  return placed.filter(({ path, region }) => {
    const sharing = placed.filter((other) => other.path === path);
    return path.startsWith('assets/') && (region === root || sharing.length === 1);
  });
}

export function brochureFiles(mounted: MountedSite): readonly FileRow[] {
  return placeBrochures(mounted).map(({ url, region }) => {
    const source = sourceOf('file', regionSpan(region));
    return { edition: 'main', url, region: region.key, source };
  });
}
