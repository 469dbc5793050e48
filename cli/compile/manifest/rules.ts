import type { MountedRegion } from './mount.ts';
import { unknownWebinar } from '../resolve/routes.ts';
import { locationOf, regionSpan } from './pages.ts';
import type { Shortcut } from './shortcuts.ts';
import type { Reason, RuleRegion, ScopedRule } from './table.ts';

/** Routes that own all paths below them, so that no segment is read as a campaign id. */
const closedSegments = ['pricing', 'quote', 'webinar'];

/** Routes that a campaign id may stand in front of (docs/product.md T3). */
const campaignRoutes = ['quote', 'webinar'];

/** What regions answer beside their pages, each below its prefix, or the one that has the root. */
export function regionRules(
  scope: 'prefix' | 'root',
  mounted: readonly MountedRegion[],
  shortcuts: readonly Shortcut[] = [],
): readonly ScopedRule[] {
  const place = { edition: 'main', scope, regions: mounted.map(ruleRegionOf) } as const;
  const rewrite = (reason: Reason, pattern: string, to: string, status: 200 | 404): ScopedRule => {
    return { type: 'rewrite', status, ...place, pattern, to, reason };
  };
  return [
    ...shortcuts.map(({ from: pattern, to }): ScopedRule => {
      return { type: 'redirect', status: 301, ...place, pattern, to, reason: 'shortcut' };
    }),
    rewrite('choose-state', '/l/*', '/l/', 200),
    rewrite('webinar-index', '/webinar/latest/:any', `/webinar/latest/${unknownWebinar}/`, 404),
    ...closedSegments.map((segment) => rewrite('unknown', `/${segment}/*`, notFound, 404)),
    ...campaignRoutes.map((route) =>
      rewrite('campaign', `/:campaign/${route}/*`, `/${route}/*`, 200),
    ),
    rewrite('unknown', '/*', notFound, 404),
  ];
}

const notFound = '/404.html';

/** Every other name of a region leads to its prefix for good (docs/product.md R7, R8). */
export function nameRules(mounted: readonly MountedRegion[]): readonly ScopedRule[] {
  const place = { edition: 'main', scope: 'name', regions: mounted.map(ruleRegionOf) } as const;
  return [{ type: 'redirect', status: 301, ...place, pattern: '/*', to: '/*', reason: 'alias' }];
}

function ruleRegionOf(region: MountedRegion): RuleRegion {
  const { key, aliases, config } = region;
  const span = regionSpan(region);
  const place = span && { place: locationOf(span) };
  return { key, prefix: config.pathPrefix, names: aliases, ...place };
}

/** Unknown paths lead home by a 302: browsers remember a 301 even once a page has come (T6). */
export function libraryRules(): readonly ScopedRule[] {
  const regions = [{ key: 'library', prefix: '', names: [] }];
  const place = { type: 'redirect', edition: 'library', scope: 'root', regions } as const;
  const confirmed = { ...place, status: 301, reason: 'library-confirmation' } as const;
  return [
    { ...confirmed, pattern: '/quote/confirm', to: '/quote/confirmation/' },
    { ...confirmed, pattern: '/requestdemo/confirm', to: '/requestdemo/confirmation/' },
    { ...place, status: 302, reason: 'unknown', pattern: '/*', to: '/' },
  ];
}
