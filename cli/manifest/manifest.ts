import type {
  Deployment,
  LibraryConfig,
  PageEntry,
  RegionConfig,
  RouteTable,
  SiteConfig,
} from '../../runtime/contract.ts';
import type { Result } from '../diagnostics/diagnostic.ts';
import type { Demands, ResolvedSite } from '../resolve/resolved.ts';
import { siteIcons } from '../resolve/site-icons.ts';
import { findClashes } from './clashes.ts';
import { siteFiles } from './files.ts';
import type { MountOptions } from './mount.ts';
import { mountSite } from './mount.ts';
import { routePatterns } from './pages.ts';
import { planUrls } from './plan-urls.ts';
import { reportClash } from './report-clash.ts';
import type { PageRow } from './table.ts';
import type { UrlPlan } from './url-plan.ts';

export type { Demands } from '../resolve/resolved.ts';
export type { MountOptions } from './mount.ts';

/** All that the later stages need: the content of every edition, and all of its URLs. */
export interface SiteManifest {
  readonly site: SiteConfig;
  readonly generic: RegionConfig;
  /** Sorted by key. */
  readonly regions: readonly RegionConfig[];
  readonly library: LibraryConfig;
  /** In which the site is made (docs/product.md P5). */
  readonly year: number;
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
  });
  const plan = withAudiences(planUrls(mounted, files), resolved.demands);
  const clashes = findClashes(plan).map((clash) => reportClash(clash, mounted));
  if (clashes.length > 0) return [undefined, clashes];
  const { regions } = mounted;
  const manifest: SiteManifest = {
    site: resolved.site,
    generic: resolved.generic.config,
    regions,
    library: resolved.library,
    year: Number(resolved.today.slice(0, 4)),
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

/** Marks the pages of the kinds that are for children. */
function withAudiences(plan: UrlPlan, { audiences }: Demands): UrlPlan {
  const kinds: ReadonlySet<string> = new Set(audiences?.children);
  if (kinds.size === 0) return plan;
  const pages = plan.pages.map((page) =>
    kinds.has(page.kind) ? { ...page, audience: 'children' as const } : page,
  );
  return { ...plan, pages };
}

function toEntry({ edition: webRoot, kind, url, region, params, audience }: PageRow): PageEntry {
  return { edition: webRoot, kind, url, region, params, ...(audience && { audience }) };
}
