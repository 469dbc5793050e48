import type { SiteData } from '../../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { ModuleContent } from './module.ts';
import { readTools } from './module.ts';
import { createSiteData } from './site-data.ts';
import { writeModules } from './write.ts';

/** The modules of `generated/`: all that pages are rendered from, in the types of `runtime/contract.ts`. */
export function emitModules(manifest: SiteManifest, root: string): readonly ModuleContent[] {
  const data = createSiteData(manifest, root);
  return [...contentModules(data), ...drawingModules(data), indexModule(data)];
}

const madeFrom = 'regions.yaml';

function contentModules(data: SiteData): readonly ModuleContent[] {
  const { site, generic, library, regions, routes } = data;
  return [
    { path: 'site.ts', template: 'site', madeFrom, values: { site } },
    { path: 'generic.ts', template: 'generic', madeFrom, values: { generic } },
    { path: 'library.ts', template: 'library', madeFrom: 'library.yaml', values: { library } },
    { path: 'routes.ts', template: 'routes', madeFrom, values: { routes } },
    ...regions.map((region): ModuleContent => {
      return { path: regionPath(region.key), template: 'region', madeFrom, values: { region } };
    }),
  ];
}

function drawingModules({ icons, map, silhouettes }: SiteData): readonly ModuleContent[] {
  const drawn = 'cli/compile/emit/geometry';
  return [
    { path: 'icons.ts', template: 'icons', madeFrom: 'assets/icons', values: { icons } },
    { path: 'map.ts', template: 'map', madeFrom: drawn, values: { shapes: map } },
    ...Object.entries(silhouettes).map(([code, silhouette]): ModuleContent => {
      const path = silhouettePath(code);
      return { path, template: 'silhouette', madeFrom: drawn, values: { silhouette } };
    }),
  ];
}

function indexModule(data: SiteData): ModuleContent {
  const regions = data.regions.map(({ key }) => {
    return { name: `region${pascalCase(key)}`, path: regionPath(key) };
  });
  const silhouettes = Object.keys(data.silhouettes).map((code) => {
    return { name: `silhouette${code}`, code, path: silhouettePath(code) };
  });
  const values = { year: data.year, regions, silhouettes };
  return { path: 'index.ts', template: 'index', madeFrom, values };
}

function regionPath(key: string): string {
  return `regions/${key}.ts`;
}

function silhouettePath(code: string): string {
  return `silhouettes/${code.toLowerCase()}.ts`;
}

function pascalCase(key: string): string {
  return key.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}

export function generateModules(manifest: SiteManifest, root: string) {
  return writeModules(root, emitModules(manifest, root), readTools());
}
