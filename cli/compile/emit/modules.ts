import type { RegionConfig, SiteData } from '../../../runtime/contract.ts';
import { indexModule, regionPath, silhouettePath } from './index-module.ts';
import type { DataModule, Module } from './module.ts';
import { printData, readValue } from './module.ts';

/** The modules of `generated/`: all that pages are rendered from, in the types of `runtime/contract.ts`. */
export function listModules(data: SiteData): readonly Module[] {
  const stated = [...contentModules(data), ...drawnModules(data)];
  return [...stated.map(printData), indexModule(data)];
}

function contentModules(data: SiteData): readonly DataModule[] {
  const { site, generic, library, regions, routes } = data;
  const madeFrom = 'regions.yaml';
  const ofLibrary = { path: 'library.ts', madeFrom: 'library.yaml', name: 'library' } as const;
  return [
    { path: 'site.ts', madeFrom, name: 'site', type: 'SiteConfig', value: site },
    { path: 'generic.ts', madeFrom, name: 'generic', type: 'RegionConfig', value: generic },
    { ...ofLibrary, type: 'LibraryConfig', value: library },
    { path: 'routes.ts', madeFrom, name: 'routes', type: 'RouteTable', value: routes },
    ...regions.map((value) => {
      const path = regionPath(value.key);
      return { path, madeFrom, name: 'region', type: 'RegionConfig', value };
    }),
  ];
}

function drawnModules({ icons, map, silhouettes }: SiteData): readonly DataModule[] {
  const madeFrom = 'cli/compile/emit/geometry';
  const ofIcons = { path: 'icons.ts', madeFrom: 'assets/icons', name: 'icons' } as const;
  return [
    { ...ofIcons, type: "SiteData['icons']", value: icons },
    { path: 'map.ts', madeFrom, name: 'map', type: "SiteData['map']", value: map },
    ...Object.entries(silhouettes).map(([code, value]) => {
      return {
        path: silhouettePath(code),
        madeFrom,
        name: 'silhouette',
        type: 'Silhouette',
        value,
      };
    }),
  ];
}

/** What pages are rendered from, as the texts of the modules state it, by their paths. */
export function readModules(texts: ReadonlyMap<string, string>, year: number): SiteData {
  const read = (path: string) => readValue(texts.get(path) ?? '');
  const regions: readonly RegionConfig[] = [...texts.keys()]
    .filter((path) => path.startsWith('regions/'))
    .map(read);
  const silhouettes = regions
    .map(({ code }) => [code, silhouettePath(code)] as const)
    .filter(([, path]) => texts.has(path))
    .map(([code, path]) => [code, read(path)] as const);
  return {
    year,
    site: read('site.ts'),
    generic: read('generic.ts'),
    regions,
    library: read('library.ts'),
    routes: read('routes.ts'),
    map: read('map.ts'),
    silhouettes: Object.fromEntries(silhouettes),
    icons: read('icons.ts'),
  };
}
