import type { RegionConfig } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { Geometry } from './geometry/geometry.ts';
import { createGeometry } from './geometry/geometry.ts';
import { hasSilhouette } from './geometry/states.ts';
import { geometryVersion } from './geometry/version.ts';
import { readIcons } from './icons.ts';
import type { ModuleSource } from './module.ts';
import { createModule, createSlowModule } from './module.ts';
import type { Tools } from './tools.ts';

/** The modules of `generated/`: all that pages are rendered from, in the types of `runtime/contract.ts`. */
export function emitModules(
  manifest: SiteManifest,
  root: string,
  tools: Tools,
  geometry: Geometry = createGeometry(),
): readonly ModuleSource[] {
  return [
    ...contentModules(manifest, tools),
    ...drawingModules(manifest, root, tools, geometry),
    indexModule(manifest, tools),
  ];
}

function contentModules(manifest: SiteManifest, tools: Tools): readonly ModuleSource[] {
  const { site, generic, library, regions, routes } = manifest;
  const place = { origin: 'regions.yaml' };
  return [
    createModule(tools, { path: 'site.ts', template: 'site', ...place }, { site }),
    createModule(tools, { path: 'generic.ts', template: 'generic', ...place }, { generic }),
    createModule(
      tools,
      { path: 'library.ts', template: 'library', origin: 'library.yaml' },
      { library },
    ),
    createModule(tools, { path: 'routes.ts', template: 'routes', ...place }, { routes }),
    ...regions.map((region) =>
      createModule(tools, { path: regionPath(region), template: 'region', ...place }, { region }),
    ),
  ];
}

function drawingModules(
  manifest: SiteManifest,
  root: string,
  tools: Tools,
  geometry: Geometry,
): readonly ModuleSource[] {
  const version = geometryVersion();
  const icons = { path: 'icons.ts', template: 'icons', origin: 'assets/icons' } as const;
  const map = { path: 'map.ts', template: 'map', origin: 'cli/emit/geometry' } as const;
  return [
    createModule(tools, icons, { icons: readIcons(root, manifest.usedAssets) }),
    createSlowModule(tools, map, version, async () => ({ shapes: await geometry.map() })),
    ...drawnRegions(manifest).map(({ code }) =>
      createSlowModule(
        tools,
        { path: silhouettePath(code), template: 'silhouette', origin: 'cli/emit/geometry' },
        `${version} ${code}`,
        async () => ({ silhouette: await geometry.silhouette(code) }),
      ),
    ),
  ];
}

function indexModule(manifest: SiteManifest, tools: Tools): ModuleSource {
  const regions = manifest.regions.map((region) => ({
    name: `region${pascalCase(region.key)}`,
    path: regionPath(region),
  }));
  const silhouettes = drawnRegions(manifest).map(({ code }) => ({
    name: `silhouette${code}`,
    code,
    path: silhouettePath(code),
  }));
  const place = { path: 'index.ts', template: 'index', origin: 'regions.yaml' } as const;
  return createModule(tools, place, { regions, silhouettes });
}

function drawnRegions({ regions }: SiteManifest): readonly RegionConfig[] {
  return regions.filter(({ code }) => hasSilhouette(code));
}

function regionPath({ key }: RegionConfig): string {
  return `regions/${key}.ts`;
}

function silhouettePath(code: string): string {
  return `silhouettes/${code.toLowerCase()}.ts`;
}

function pascalCase(key: string): string {
  return key.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}
