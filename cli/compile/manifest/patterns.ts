import type { RoutePattern, WebRoot } from '../../../runtime/contract.ts';
import type { PageRoute } from '../resolve/routes.ts';
import {
  blockRoutes,
  blockTwins,
  homeRoute,
  landingRoute,
  libraryRoutes,
  sharedRoutes,
  twinRoutes,
} from '../resolve/routes.ts';
import { onceEach } from '../values/once.ts';
import type { Mount, MountedSite } from './mount.ts';

/**
 * The patterns of all pages, the same list for the same pages of blocks; `:state` stands for a
 * region's prefix.
 */
export function routePatterns(mounted: MountedSite): readonly RoutePattern[] {
  const { mount, root, prefixed, regions, library } = mounted;
  const twins = mount === 'prefix' ? blockTwins(root.config, regions) : [];
  return patternsFor({
    mount,
    atRoot: kindsAt([...blockRoutes(root.config), ...twins]),
    belowPrefix: kindsAt(prefixed.flatMap(({ config }) => blockRoutes(config))),
    library: kindsAt(libraryRoutes(library?.config)),
  });
}

/** The routes that depend on what pages of blocks there are, each pattern once. */
interface BlockPatterns {
  readonly mount: Mount;
  readonly atRoot: readonly KindAt[];
  readonly belowPrefix: readonly KindAt[];
  readonly library: readonly KindAt[];
}

type KindAt = Pick<PageRoute, 'kind' | 'pattern'>;

function kindsAt(routes: readonly PageRoute[]): readonly KindAt[] {
  const byPattern = new Map(routes.map(({ kind, pattern }) => [pattern, { kind, pattern }]));
  return [...byPattern.values()];
}

const patternsFor = onceEach(
  ({ mount, atRoot, belowPrefix, library }: BlockPatterns): readonly RoutePattern[] => {
    const regional = [landingRoute, ...sharedRoutes];
    const main =
      mount === 'root'
        ? patternsOf('main', '/', [...regional, ...atRoot])
        : [
            ...patternsOf('main', '/', [homeRoute, ...sharedRoutes, ...twinRoutes, ...atRoot]),
            ...patternsOf('main', '/:state/', [...regional, ...belowPrefix]),
          ];
    return [...main, ...patternsOf('library', '/', library)];
  },
  (patterns) => JSON.stringify(patterns),
);

function patternsOf(edition: WebRoot, base: string, routes: readonly KindAt[]) {
  return routes.map(({ kind, pattern }) => ({ edition, kind, pattern: base + pattern }));
}
