import type { MountedSite } from './mount.ts';
import { regionSpan, sourceOf } from './pages.ts';
import type { FileRow } from './table.ts';

/**
 * Each brochure at the address of the one region that shows it, such as `/nv/brochure.pdf`: it is
 * printed and mailed, so that has no hash.
 */
export function placeBrochures({ root, prefixed }: MountedSite) {
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
