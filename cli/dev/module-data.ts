import type { SiteData } from '../../runtime/contract.ts';
import { provideModules } from '../emit/generate.ts';
import type { Geometry } from '../emit/geometry/geometry.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { loadSiteData } from '../site/renderer.ts';
import { bundleModules } from '../site/renderer-bundle.ts';

/** What pages are rendered from, as the templates make it: by the modules that a build would write. */
export async function readModuleData(
  manifest: SiteManifest,
  root: string,
  geometry: Geometry,
): Promise<SiteData> {
  const modules = await provideModules(manifest, root, geometry);
  return loadSiteData(await bundleModules('preact', modules));
}
