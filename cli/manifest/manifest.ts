import type {
  Deployment,
  LibraryConfig,
  PageEntry,
  RegionConfig,
  RouteTable,
  SiteConfig,
  WebRoot,
} from '../../runtime/contract.ts';
import { slugIn } from '../../runtime/services/schedule.ts';
import type { AddressClaim } from '../diagnostics/catalogue/manifest.ts';
import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/span.ts';
import { withoutFields } from '../resolve/layers.ts';
import { siteIcons } from '../resolve/asset-uses.ts';
import { normaliseAlias } from '../resolve/names.ts';
import { nextChanges } from '../resolve/next-change.ts';
import type { Demands, ResolvedSite } from '../resolve/resolved.ts';
import type { MountOptions, MountedSite } from './mount.ts';
import type { Move } from './moves.ts';
import { listMoves, mountMoves, moveRules } from './moves.ts';
import { mountSite } from './mount.ts';
import {
  calendarFiles,
  genericPages,
  libraryPages,
  regionPages,
  regionSpan,
  routePatterns,
  webinarSpan,
} from './pages.ts';
import { libraryRules, nameRules, regionRules } from './rules.ts';
import type { FileRow, PageRow } from './table.ts';
import { previewMarkPath, siteFiles } from './table.ts';
import type { RegionRule, UrlPlan } from './url-plan.ts';
import { listRegionRules } from './url-plan.ts';
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
  const clashes = findClashes(plan).map((clash) => reportClash(clash, mounted, moves));
  if (clashes.length > 0) return [undefined, oncePerPlace(clashes)];
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

/** What regions inherit clashes in each of them. */
function oncePerPlace(clashes: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(clashes.map((clash) => [clash.span?.start, clash])).values()];
}

/** Throws where nothing of the YAML takes part, since no person could mend that. */
function reportClash(
  { url, claims }: Clash,
  mounted: MountedSite,
  moves: readonly Move[],
): Diagnostic {
  const address = url.replace('/~', '/').replace(/\/\*$/, '');
  const [at, other] = claims.flatMap((claim) => claimSpan(claim, mounted, moves) ?? []).reverse();
  if (at === undefined) throw new Error(`Two rows of the program's own claim ${address}.`);
  return createDiagnostic('url-clash', { url: address, claims }, at, {
    related: other === undefined ? [] : [{ message: 'the other comes from here', span: other }],
  });
}

/** The line of the YAML that a claim to a URL comes from. */
function claimSpan(
  claim: AddressClaim,
  { root, prefixed }: MountedSite,
  moves: readonly Move[],
): Span | undefined {
  if (claim.kind === 'moved') return moves.find(({ from }) => from === claim.address)?.span;
  const key = 'region' in claim ? claim.region : undefined;
  const region = [root, ...prefixed].find((each) => each.key === key);
  if (region === undefined) return undefined;
  if (claim.kind === 'webinar') return webinarSpan(region, claim.slug);
  const isFullName = claim.kind === 'name' && normaliseAlias(region.config.name) === claim.name;
  return (isFullName ? region.provenanceOf('/name')?.span : undefined) ?? regionSpan(region);
}

/** A URL or pattern of the table that two parts of the site claim. */
interface Clash {
  readonly url: string;
  readonly claims: readonly [AddressClaim, AddressClaim];
}

/**
 * Finds pages, files and rules of the same URL, and names of regions that are also the start of a page's path. The
 * preview's own URL is claimed as well.
 */
export function findClashes(plan: UrlPlan): readonly Clash[] {
  const owners = new Map<string, AddressClaim>();
  const clashes: Clash[] = [];
  for (const [webRoot, url, claim] of listClaims(plan)) {
    const key = `${webRoot} ${url}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, claim);
    else clashes.push({ url, claims: [owner, claim] });
  }
  return clashes;
}

type UrlClaim = readonly [edition: WebRoot, url: string, claim: AddressClaim];

function* listClaims(plan: UrlPlan): Generator<UrlClaim> {
  yield ['main', previewMarkPath, { kind: 'preview' }];
  yield ['library', previewMarkPath, { kind: 'preview' }];
  for (const { edition: webRoot, url, region, params } of plan.pages) {
    const slug = slugIn(params);
    yield [
      webRoot,
      url,
      slug === undefined ? { kind: 'page', region } : { kind: 'webinar', region, slug },
    ];
  }
  for (const { edition: webRoot, url } of plan.files) yield [webRoot, url, { kind: 'file' }];
  yield* rootSegments(plan);
  for (const row of listRegionRules(plan.rules)) yield* ruleClaims(row);
}

function* ruleClaims({ rule, region }: RegionRule): Generator<UrlClaim> {
  if (rule.scope === 'address') {
    const address = rule.pattern;
    yield [rule.edition, address, { kind: 'moved', address }];
  } else if (rule.scope === 'name') {
    for (const name of region.names) {
      yield [rule.edition, `/~${name}/*`, { kind: 'name', name, region: region.key }];
    }
  } else yield [rule.edition, region.prefix + rule.pattern, { kind: 'rule', region: region.key }];
}

/** First segments of pages without a prefix and of files, as a name is compared with them. */
function* rootSegments({ pages, files }: UrlPlan): Generator<UrlClaim> {
  const root = pages.find((page) => page.edition === 'main' && page.url === '/')?.region;
  const segments = new Map<string, AddressClaim>();
  for (const { edition: webRoot, url, region } of pages) {
    if (webRoot === 'main' && region === root)
      segments.set(segmentOf(url), { kind: 'page', region });
  }
  for (const { edition: webRoot, url, region } of files) {
    if (webRoot === 'main' && region === undefined) segments.set(segmentOf(url), { kind: 'file' });
  }
  segments.delete('');
  for (const [segment, claim] of segments) yield ['main', `/~${segment}/*`, claim];
}

function segmentOf(url: string): string {
  return normaliseAlias(segmentAt(url));
}

function segmentAt(url: string): string {
  return url.split('/')[1] ?? '';
}
