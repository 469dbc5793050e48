import { withKinds } from '../../../runtime/app/router.ts';
import type { Deployment, RegionConfig, RouteTable } from '../../../runtime/contract.ts';
import type { Result } from '../../diagnostics/diagnostic.ts';
import { withoutFields } from '../values/without-fields.ts';
import { nextChanges } from '../resolve/next-change.ts';
import type { Demands, ResolvedSite } from '../resolve/resolved.ts';
import { createSampleLists } from '../resolve/samples/list-samples.ts';
import { contentSchema } from '../schema/compiled.ts';
import { textsOfFormat } from '../schema/walk.ts';
import { brochureFiles, placeBrochures } from './brochure-files.ts';
import { reportClashes } from './clashes.ts';
import type { MountOptions, MountedSite } from './mount.ts';
import type { Move } from './moves.ts';
import { listMoves, moveRules } from './moves.ts';
import { mountSite } from './mount.ts';
import {
  calendarFiles,
  feedFiles,
  genericPages,
  libraryPages,
  regionPages,
  siteFiles,
} from './pages.ts';
import { routePatterns } from './patterns.ts';
import { libraryRules, nameRules, regionRules } from './rules.ts';
import type { Shortcut } from './shortcuts.ts';
import { listShortcuts } from './shortcuts.ts';
import type { FileRow, UrlPlan } from './table.ts';
import { segmentAt } from './table.ts';

const notPlanned = ['generic', 'regions', 'findValue', 'written'] as const;

/** All that the later stages need: the content of every edition, and all of its URLs. */
export interface SiteManifest extends Omit<ResolvedSite, (typeof notPlanned)[number]> {
  readonly generic: RegionConfig;
  /** Sorted by key. */
  readonly regions: readonly RegionConfig[];
  /** The year of the instant that the site is made for (docs/product.md P5). */
  readonly year: number;
  /** The instant from which on the site is another. */
  readonly validUntil: string;
  readonly routes: RouteTable;
  /** What the YAML says of addresses that have moved or are gone. */
  readonly moves: readonly Pick<Move, 'edition' | 'from' | 'to'>[];
  readonly urls: UrlPlan;
  /** Where brochures stay, by their paths in the project. */
  readonly brochureUrls: ReadonlyMap<string, string>;
  /** The records of all regions; the answer of `/marketing/deployments`. */
  readonly deployments: readonly Deployment[];
  /** Every film that pages of states play, a link or an asset. */
  readonly films: readonly string[];
  /** What of an edition is sample, by its key. */
  readonly samplesOf: ReturnType<typeof createSampleLists>;
}

/**
 * Plans every page, file, redirect and rewrite. Reports two of one address.
 *
 * @param pagesOf Says which pages a region has below its prefix.
 */
export function createManifest(
  resolved: ResolvedSite,
  options: MountOptions,
  pagesOf = regionPages,
): Result<SiteManifest> {
  const { site, library, at, demands, usedAssets } = resolved;
  const mounted = mountSite(resolved, options);
  const files = siteFiles({ main: site, library, usedAssets });
  const atRoot = options.mount === 'root' ? options.region : undefined;
  const own = resolved.regions.find(({ key }) => key === atRoot);
  const moves = listMoves(resolved, own?.config.pathPrefix);
  const shortcuts = listShortcuts(resolved);
  const plan = withAudiences(planUrls(mounted, { files, moves, shortcuts, pagesOf }), demands);
  const clashes = reportClashes(plan, mounted, [...moves, ...shortcuts]);
  if (clashes.length > 0) return [undefined, clashes];
  const { regions } = mounted;
  const generic = resolved.generic.config;
  const films = textsOfFormat('asset-video', [generic, ...regions], { items: contentSchema });
  const manifest: SiteManifest = {
    ...withoutFields(resolved, notPlanned),
    generic,
    regions,
    year: Number(at.slice(0, 4)),
    validUntil: nextChanges(resolved)[0].at,
    routes: {
      patterns: routePatterns(mounted),
      pages: plan.pages.map((page) => withoutFields(page, ['source'])),
    },
    moves: moves.map(({ edition, from, to }) => ({ edition, from, ...(to && { to }) })),
    urls: plan,
    brochureUrls: new Map(placeBrochures(mounted).map(({ path, url }) => [path, url])),
    deployments: regions.map((region) => region.deployment),
    films: [...new Set(films)],
    samplesOf: createSampleLists(resolved),
  };
  return [manifest, []];
}

function withAudiences(plan: UrlPlan, { audiences }: Demands): UrlPlan {
  const kinds: ReadonlySet<string> = new Set(audiences?.children);
  const pages = plan.pages.map((page) =>
    kinds.has(page.kind) ? { ...page, audience: 'children' as const } : page,
  );
  return { ...plan, pages };
}

/** What a plan holds besides the pages of its editions, and which those of regions are. */
interface PlanParts {
  readonly files?: readonly FileRow[];
  readonly moves?: readonly Move[];
  readonly shortcuts?: readonly Shortcut[];
  readonly pagesOf?: typeof regionPages;
}

/**
 * Plans all URLs. Rules of prefixes come first, then those of other names, so that neither is read
 * as a campaign (docs/product.md T3); the root's come last.
 */
export function planUrls(
  mounted: MountedSite,
  { files = [], moves = [], shortcuts = [], pagesOf = regionPages }: PlanParts = {},
): UrlPlan {
  const { mount, root, prefixed, regions, library } = mounted;
  const rootPages = mount === 'prefix' ? genericPages(root, regions) : regionPages(root);
  const pages = [
    ...rootPages,
    ...prefixed.flatMap((region) => pagesOf(region, root)),
    ...(library ? libraryPages(library) : []),
  ];
  const owners = new Map(prefixed.map(({ key, config }) => [config.pathPrefix, key]));
  return {
    pages: withKinds(pages, routePatterns(mounted), regions),
    files: [
      ...files,
      ...[root, ...prefixed].flatMap((region) => [
        ...calendarFiles(region),
        ...feedFiles(region, 'main'),
      ]),
      ...(library ? feedFiles(library, 'library') : []),
      ...brochureFiles(mounted),
    ],
    rules: [
      ...moveRules(moves, pages, (edition, url) =>
        edition === 'library' ? edition : (owners.get(`/${segmentAt(url)}`) ?? root.key),
      ),
      ...regionRules('prefix', prefixed, shortcuts),
      ...nameRules(mount === 'prefix' ? prefixed : [root]),
      ...regionRules('root', [root], shortcuts),
      ...(library ? libraryRules() : []),
    ],
  };
}
