import type { RegionConfig, RoutePattern } from '../../runtime/contract.ts';
import type { Mount, MountedRegion } from './mount.ts';
import type { Screen } from './screens.ts';
import { homeScreen, landingScreen, libraryScreens, sharedScreens } from './screens.ts';
import { regionSpan, sourceOf } from './source.ts';
import type { PageRow } from './table.ts';

/** The pages of the edition without a state. */
export function genericPages(generic: MountedRegion): readonly PageRow[] {
  return pagesOf(generic, [homeScreen, ...sharedScreens]);
}

/** The pages of a region below its prefix. */
export function regionPages(region: MountedRegion): readonly PageRow[] {
  return pagesOf(region, [landingScreen, ...sharedScreens]);
}

export function libraryPages(): readonly PageRow[] {
  return libraryScreens.map(({ kind, pattern }) => ({
    edition: 'library',
    kind,
    url: `/${pattern}`,
    region: 'library',
    params: {},
    source: sourceOf('page', undefined),
  }));
}

/** The routes that the pages are matched by; `:state` stands for a region's prefix. */
export function routePatterns(mount: Mount): readonly RoutePattern[] {
  const regional = [landingScreen, ...sharedScreens];
  const main =
    mount === 'root'
      ? patternsOf('main', '/', regional)
      : [
          ...patternsOf('main', '/', [homeScreen, ...sharedScreens]),
          ...patternsOf('main', '/:state/', regional),
        ];
  return [...main, ...patternsOf('library', '/', libraryScreens)];
}

function patternsOf(
  edition: RoutePattern['edition'],
  base: string,
  screens: readonly Screen[],
): readonly RoutePattern[] {
  return screens.map(({ kind, pattern }) => ({ edition, kind, pattern: `${base}${pattern}` }));
}

function pagesOf(region: MountedRegion, screens: readonly Screen[]): readonly PageRow[] {
  const span = regionSpan(region);
  return screens.flatMap((screen) =>
    instancesOf(screen, region.config).map(({ path, params }) => ({
      edition: 'main' as const,
      kind: screen.kind,
      url: `${region.config.pathPrefix}/${path}`,
      region: region.key,
      params,
      source: sourceOf(
        'page',
        params.arrayIndex === undefined ? span : webinarSpan(region, params.arrayIndex),
      ),
    })),
  );
}

interface Instance {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

function instancesOf(screen: Screen, region: RegionConfig): readonly Instance[] {
  const parameter = /:(\w+)/.exec(screen.pattern)?.[1];
  if (parameter === undefined) return [{ path: screen.pattern.replace('*', ''), params: {} }];
  const values = screen.values?.(region) ?? [];
  return values.map((value) => ({
    path: screen.pattern.replace(`:${parameter}`, value),
    params: { [parameter]: value },
  }));
}

function webinarSpan(region: MountedRegion, index: string): ReturnType<typeof regionSpan> {
  return region.originOf(`/webinarHistory/${index}`)?.span ?? regionSpan(region);
}
