import type { RegionConfig } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { findSilhouette, readShapes } from './geometry/shapes.ts';
import type { ModuleSource, Tools } from './module.ts';
import { createModule, readTools } from './module.ts';
import type { SiteContent } from './site-data.ts';
import { collectContent, drawnRegions } from './site-data.ts';
import type { WrittenModules } from './write.ts';
import { writeModules } from './write.ts';

/** The modules of `generated/`: all that pages are rendered from, in the types of `runtime/contract.ts`. */
export function emitModules(
  manifest: SiteManifest,
  root: string,
  tools: Tools,
): readonly ModuleSource[] {
  const content = collectContent(manifest, root);
  return [
    ...contentModules(content, tools),
    ...drawingModules(content, tools),
    indexModule(content, tools),
  ];
}

function contentModules(content: SiteContent, tools: Tools): readonly ModuleSource[] {
  const { site, generic, library, regions, routes } = content;
  const place = { madeFrom: 'regions.yaml' };
  return [
    createModule(tools, { path: 'site.ts', template: 'site', ...place }, { site }),
    createModule(tools, { path: 'generic.ts', template: 'generic', ...place }, { generic }),
    createModule(
      tools,
      { path: 'library.ts', template: 'library', madeFrom: 'library.yaml' },
      { library },
    ),
    createModule(tools, { path: 'routes.ts', template: 'routes', ...place }, { routes }),
    ...regions.map((region) =>
      createModule(tools, { path: regionPath(region), template: 'region', ...place }, { region }),
    ),
  ];
}

function drawingModules(
  { icons: drawings, regions }: SiteContent,
  tools: Tools,
): readonly ModuleSource[] {
  const icons = { path: 'icons.ts', template: 'icons', madeFrom: 'assets/icons' } as const;
  const map = { path: 'map.ts', template: 'map', madeFrom: 'cli/emit/geometry' } as const;
  return [
    createModule(tools, icons, { icons: drawings }),
    createModule(tools, map, { shapes: readShapes().map }),
    ...drawnRegions(regions).map(({ code }) =>
      createModule(
        tools,
        { path: silhouettePath(code), template: 'silhouette', madeFrom: 'cli/emit/geometry' },
        { silhouette: findSilhouette(code) },
      ),
    ),
  ];
}

function indexModule(content: SiteContent, tools: Tools): ModuleSource {
  const regions = content.regions.map((region) => ({
    name: `region${pascalCase(region.key)}`,
    path: regionPath(region),
  }));
  const silhouettes = drawnRegions(content.regions).map(({ code }) => ({
    name: `silhouette${code}`,
    code,
    path: silhouettePath(code),
  }));
  const place = { path: 'index.ts', template: 'index', madeFrom: 'regions.yaml' } as const;
  return createModule(tools, place, { year: content.year, regions, silhouettes });
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

/** Brings the modules in the project's `generated/` up to date. */
export function generateModules(manifest: SiteManifest, root: string): Promise<WrittenModules> {
  const tools = readTools();
  return writeModules(root, emitModules(manifest, root, tools), tools);
}
