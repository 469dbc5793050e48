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
import { findClashes } from './clashes.ts';
import type { MountOptions } from './mount.ts';
import { mountSite } from './mount.ts';
import { createTable } from './create-table.ts';
import { routePatterns } from './pages.ts';
import type { PageRow, UrlTable } from './table.ts';

export type { Demands } from '../resolve/resolved.ts';
export type { MountOptions } from './mount.ts';

/** All that the later stages need: the content of every edition, and the one table of its URLs. */
export interface Manifest {
  readonly site: SiteConfig;
  readonly generic: RegionConfig;
  /** Sorted by key. */
  readonly regions: readonly RegionConfig[];
  readonly library: LibraryConfig;
  readonly demands: Demands;
  readonly routes: RouteTable;
  readonly table: UrlTable;
  /** The records of all regions; the answer of `/marketing/deployments`. */
  readonly deployments: readonly Deployment[];
  /** Paths below the project's folder. */
  readonly usedAssets: ReadonlySet<string>;
}

/** Plans every page, file, redirect and rewrite of the editions. */
export function createManifest(resolved: ResolvedSite, options: MountOptions): Result<Manifest> {
  const mounted = mountSite(resolved, options);
  const table = withAudiences(createTable(mounted), resolved.demands);
  const [clash] = findClashes(table);
  if (clash !== undefined) {
    const [first, second] = clash.sources.map((source) => JSON.stringify(source));
    throw new Error(`Both ${first} and ${second} claim ${clash.url}.`);
  }
  const { regions } = mounted;
  const manifest: Manifest = {
    site: resolved.site,
    generic: resolved.generic.config,
    regions,
    library: resolved.library,
    demands: resolved.demands,
    routes: { patterns: routePatterns(options.mount), pages: table.pages.map(toEntry) },
    table,
    deployments: regions.map((region) => region.deployment),
    usedAssets: resolved.usedAssets,
  };
  return [manifest, []];
}

/** Marks the pages of the kinds that are for children. */
function withAudiences(table: UrlTable, { audiences }: Demands): UrlTable {
  const kinds: ReadonlySet<string> = new Set(audiences?.children);
  if (kinds.size === 0) return table;
  const pages = table.pages.map((page) =>
    kinds.has(page.kind) ? { ...page, audience: 'children' as const } : page,
  );
  return { ...table, pages };
}

function toEntry({ edition, kind, url, region, params, audience }: PageRow): PageEntry {
  return { edition, kind, url, region, params, ...(audience && { audience }) };
}
