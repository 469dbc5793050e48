import type {
  Deployment,
  LibraryConfig,
  PageEntry,
  RegionConfig,
  RouteTable,
  SiteConfig,
} from '../../runtime/contract.ts';
import type { Result } from '../diagnostics/diagnostic.ts';
import { withoutFields } from '../resolve/layers.ts';
import { siteIcons } from '../resolve/asset-uses.ts';
import { nextChanges } from '../resolve/next-change.ts';
import type { Demands, ResolvedSite } from '../resolve/resolved.ts';
import { reportClashes } from './clashes.ts';
import type { MountOptions, MountedSite } from './mount.ts';
import type { Move } from './moves.ts';
import { listMoves, mountMoves, moveRules } from './moves.ts';
import { mountSite } from './mount.ts';
import { calendarFiles, genericPages, libraryPages, regionPages, routePatterns } from './pages.ts';
import { libraryRules, nameRules, regionRules } from './rules.ts';
import type { FileRow, PageRow } from './table.ts';
import { siteFiles } from './table.ts';
import type { UrlPlan } from './url-plan.ts';
import { segmentAt } from './url-plan.ts';
export type { Demands } from '../resolve/resolved.ts';
export type { MountOptions } from './mount.ts';

/** All that the later stages need: the content of every edition, and all of its URLs. */
export interface SiteManifest {
  readonly site: SiteConfig;
  readonly generic: RegionConfig;
  /** Sorted by key. */
  readonly regions: readonly RegionConfig[];
  readonly library: LibraryConfig;
  /** The instant that the site is made for, and its year (docs/product.md P5). */
  readonly at: string;
  readonly year: number;
  /** The instant from which on the site is another. */
  readonly validUntil: string;
  readonly demands: Demands;
  readonly routes: RouteTable;
  readonly urls: UrlPlan;
  /** The records of all regions; the answer of `/marketing/deployments`. */
  readonly deployments: readonly Deployment[];
  /** Paths below the project's folder. */
  readonly usedAssets: ReadonlySet<string>;
  /** Those of them that are pictures which pages show. */
  readonly shownPictures: ReadonlySet<string>;
  /** Those of them that are no files of the project. */
  readonly madeAssets: ReadonlySet<string>;
}

/** Plans every page, file, redirect and rewrite of the editions. Two of one address are reported. */
export function createManifest(
  resolved: ResolvedSite,
  options: MountOptions,
): Result<SiteManifest> {
  const mounted = mountSite(resolved, options);
  const files = siteFiles({
    hasIcon: resolved.usedAssets.has(siteIcons.ico),
    hasSecurityContact: resolved.site.security !== undefined,
    indexNowKeys: {
      ...(resolved.site.indexNowKey && { main: resolved.site.indexNowKey }),
      ...(resolved.library.indexNowKey && { library: resolved.library.indexNowKey }),
    },
  });
  const moves = mountedMoves(resolved, options);
  const plan = withAudiences(planUrls(mounted, files, moves), resolved.demands);
  const clashes = reportClashes(plan, mounted, moves);
  if (clashes.length > 0) return [undefined, clashes];
  const { regions } = mounted;
  const manifest: SiteManifest = {
    site: resolved.site,
    generic: resolved.generic.config,
    regions,
    library: resolved.library,
    at: resolved.at,
    year: Number(resolved.at.slice(0, 4)),
    validUntil: nextChanges(resolved)[0].at,
    demands: resolved.demands,
    routes: { patterns: routePatterns(options.mount), pages: plan.pages.map(toEntry) },
    urls: plan,
    deployments: regions.map((region) => region.deployment),
    usedAssets: resolved.usedAssets,
    shownPictures: resolved.shownPictures,
    madeAssets: resolved.madeAssets,
  };
  return [manifest, []];
}

function mountedMoves(resolved: ResolvedSite, options: MountOptions): readonly Move[] {
  const moves = listMoves(resolved);
  if (options.mount === 'prefix') return moves;
  const only = resolved.regions.find(({ key }) => key === options.region);
  return mountMoves(moves, only?.config.pathPrefix ?? '');
}

/** Marks the pages of the kinds that are for children. */
function withAudiences(plan: UrlPlan, { audiences }: Demands): UrlPlan {
  const kinds: ReadonlySet<string> = new Set(audiences?.children);
  if (kinds.size === 0) return plan;
  const pages = plan.pages.map((page) =>
    kinds.has(page.kind) ? { ...page, audience: 'children' as const } : page,
  );
  return { ...plan, pages };
}

function toEntry(page: PageRow): PageEntry {
  return withoutFields(page, ['source']);
}

/**
 * Plans all URLs. Rules below a prefix come first, so that `/nv/quote/x/` is never read as the campaign `nv`; then other
 * names in place of prefixes, so that these are no campaigns either (docs/product.md T3); the root's come last.
 */
export function planUrls(
  { mount, root, prefixed }: MountedSite,
  files: readonly FileRow[],
  moves: readonly Move[] = [],
): UrlPlan {
  const rootPages = mount === 'prefix' ? genericPages(root) : regionPages(root);
  const pages = [...rootPages, ...prefixed.flatMap(regionPages), ...libraryPages()];
  const owners = new Map(prefixed.map(({ key, config }) => [config.pathPrefix, key]));
  return {
    pages,
    files: [...files, ...[root, ...prefixed].flatMap(calendarFiles)],
    rules: [
      ...moveRules(moves, pages, (edition, url) =>
        edition === 'library' ? edition : (owners.get(`/${segmentAt(url)}`) ?? root.key),
      ),
      ...regionRules('prefix', prefixed),
      ...nameRules(mount === 'prefix' ? prefixed : [root]),
      ...regionRules('root', [root]),
      ...libraryRules(),
    ],
  };
}
