import { wholeRegions } from '../../../runtime/app/whole-regions.ts';
import { wholeRoutes } from '../../../runtime/app/router.ts';
import type {
  RouteTable,
  SiteData,
  StatedRegion,
  StatedRoutes,
} from '../../../runtime/contract.ts';
import { withoutFields } from '../values/without-fields.ts';
import { differencesOf } from './differences.ts';
import { indexModule, regionPath, silhouettePath } from './index-module.ts';
import type { DataModule, Module } from './module.ts';
import { printData, readValue } from './module.ts';

/** Which region another one takes its content from, by their keys. */
export type RegionLinks = ReadonlyMap<string, string>;

/** The modules of `generated/`, all that pages are rendered from. */
export function listModules(data: SiteData, links: RegionLinks): readonly Module[] {
  const stated = [...contentModules(data, links), ...drawnModules(data)];
  return [...stated.map(printData), indexModule(data)];
}

function contentModules(data: SiteData, links: RegionLinks): readonly DataModule[] {
  const { site, generic, library, routes } = data;
  const madeFrom = 'regions.yaml';
  const ofLibrary = { path: 'library.ts', madeFrom: 'library.yaml', name: 'library' } as const;
  const ofRoutes = { path: 'routes.ts', madeFrom, name: 'routes', type: 'StatedRoutes' } as const;
  return [
    { path: 'site.ts', madeFrom, name: 'site', type: 'SiteConfig', value: site },
    { path: 'generic.ts', madeFrom, name: 'generic', type: 'RegionConfig', value: generic },
    ...(library ? [{ ...ofLibrary, type: 'LibraryConfig', value: library }] : []),
    { ...ofRoutes, value: stateRoutes(routes) },
    ...stateRegions(data, links).map((value) => {
      const path = regionPath(value.key);
      return { path, madeFrom, name: 'region', type: 'StatedRegion', value };
    }),
  ];
}

/** Each region as its differences from the one that it links to, else from the generic edition. */
function stateRegions({ generic, regions }: SiteData, links: RegionLinks): readonly StatedRegion[] {
  const editions = new Map([generic, ...regions].map((region) => [region.key, region]));
  return regions.map((region) => {
    const { key } = region;
    const from = links.get(key) ?? generic.key;
    const base = withoutFields(editions.get(from) ?? generic, ['key']);
    return { key, from, differences: differencesOf(base, withoutFields(region, ['key'])) ?? {} };
  });
}

function stateRoutes({ patterns, pages }: RouteTable): StatedRoutes {
  return { patterns, pages: pages.map((page) => withoutFields(page, ['kind'])) };
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
  const stated: readonly StatedRegion[] = [...texts.keys()]
    .filter((path) => path.startsWith('regions/'))
    .map(read);
  const generic = read('generic.ts');
  const regions = wholeRegions(generic, stated);
  const silhouettes = regions
    .map(({ code }) => [code, silhouettePath(code)] as const)
    .filter(([, path]) => texts.has(path))
    .map(([code, path]) => [code, read(path)] as const);
  return {
    year,
    site: read('site.ts'),
    generic,
    regions,
    library: texts.has('library.ts') ? read('library.ts') : undefined,
    routes: wholeRoutes(read('routes.ts'), regions),
    map: read('map.ts'),
    silhouettes: Object.fromEntries(silhouettes),
    icons: read('icons.ts'),
  };
}
