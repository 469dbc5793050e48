import type { PageEntry, RegionConfig, SiteConfig, WebRoot } from '../../../runtime/contract.ts';
import { listFeeds } from '../../../runtime/services/block-pages.ts';
import {
  announced,
  calendarOf,
  known,
  listUpcoming,
  recordings,
  slugIn,
} from '../../../runtime/services/schedule.ts';
import type { Span } from '../../diagnostics/span.ts';
import { positionAt } from '../../diagnostics/span.ts';
import { onceEachObject } from '../values/once.ts';
import { siteIcons } from '../resolve/asset-uses.ts';
import type { ByWebRoot } from '../resolve/web-roots.ts';
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
import { pointerOf } from '../resolve/webinars.ts';
import type { MountedEdition, MountedRegion } from './mount.ts';
import type { FileRow, PlannedPage, Reason, RowSource, YamlLocation } from './table.ts';

/** The pages of the edition without a state. */
export function genericPages(
  generic: MountedRegion,
  regions: readonly RegionConfig[],
): readonly PlannedPage[] {
  const twins = [...twinRoutes, ...blockTwins(generic.config, regions)];
  return pagesOf(generic, [homeRoute, ...sharedRoutes, ...blockRoutes(generic.config), ...twins]);
}

/**
 * The pages of a region below its prefix, or at the root of its own domain.
 *
 * @param generic The edition without a state, where the site has one.
 */
export function regionPages(
  region: MountedRegion,
  generic?: MountedRegion,
): readonly PlannedPage[] {
  const routes = [landingRoute, ...sharedRoutes, ...blockRoutes(region.config)];
  return pagesOf(region, routes, generic);
}

export function libraryPages(library: MountedEdition): readonly PlannedPage[] {
  return libraryRoutes(library.config).map(({ pattern, params = {} }) => ({
    edition: 'library',
    url: `/${pattern}`,
    region: library.key,
    params,
    source: sourceOf('page', blockPageSpan(library, params['page'])),
  }));
}

function pagesOf(
  region: MountedRegion,
  routes: readonly PageRoute[],
  generic?: MountedRegion,
): readonly PlannedPage[] {
  return routes.flatMap((route) => {
    const span = routeSpan(route, region);
    const isSame = generic !== undefined && saysTheSame(route, region.config, generic.config);
    return instancesOf(route, region.config).map(({ path, params }) => {
      const own = slugIn(params);
      const slug = own ?? slugShownBy(route, params, region.config);
      const canonical = own === undefined ? keptBy(route, params, region, slug) : undefined;
      return {
        edition: 'main' as const,
        url: `${region.config.pathPrefix}/${path}`,
        ...(canonical !== undefined && { canonical }),
        ...(isSame && { sameAs: `${generic.config.pathPrefix}/${path}` }),
        region: region.key,
        params,
        source: sourceOf('page', slug === undefined ? span : webinarSpan(region, slug)),
      };
    });
  });
}

/** The line that a page comes from: its address, or the region itself. */
function routeSpan({ kind, params }: PageRoute, region: MountedRegion): Span | undefined {
  return kind === 'block-page' ? blockPageSpan(region, params?.['page']) : regionSpan(region);
}

/** Where the address of a page of blocks is typed. */
export function blockPageSpan(region: MountedEdition, page = ''): Span | undefined {
  return region.provenanceOf(`/blockPages/${page}/address`)?.span;
}

/** Whether a page says what the generic one says, apart from the region's name and addresses. */
function saysTheSame({ words }: PageRoute, region: RegionConfig, generic: RegionConfig): boolean {
  const [own, other] = [words?.(region), words?.(generic)];
  if (own === undefined || other === undefined) return false;
  const asGeneric = printed(own)
    .replaceAll(`(${region.pathPrefix}/`, `(${generic.pathPrefix}/`)
    .replaceAll(region.nameInText, generic.nameInText);
  return asGeneric === printed(other);
}

/** All regions are compared with the same words: 3 % of an edit in `dev`. */
const printed = onceEachObject((words) => JSON.stringify(words));

/** The address that stays of what a page shows: its webinar's, or the page that none is planned. */
function keptBy(
  { kind }: PageRoute,
  { response }: PageEntry['params'],
  { config }: MountedRegion,
  slug: string | undefined,
): string | undefined {
  if (slug !== undefined) return `${config.pathPrefix}/webinar/${slug}/`;
  return kind === 'webinar' && response !== undefined ? `${config.pathPrefix}/webinar/` : undefined;
}

/** The webinar of a page that shows others in time: the next one to come, or a recording. */
function slugShownBy(
  { kind }: PageRoute,
  { arrayIndex = '0' }: PageEntry['params'],
  region: RegionConfig,
): string | undefined {
  if (kind === 'webinar') return announced(region)?.slug;
  return kind === 'recorded-webinar' ? recordings(region)[Number(arrayIndex)]?.slug : undefined;
}

/** The files by which visitors put the webinars of a region into their calendars. */
export function calendarFiles(region: MountedRegion): readonly FileRow[] {
  return known(region.config).flatMap((webinar) => {
    const { slug = '' } = webinar;
    const url = calendarOf(webinar, `${region.config.pathPrefix}/webinar/${slug}/`);
    if (url === undefined) return [];
    const source = sourceOf('file', webinarSpan(region, slug));
    return [{ edition: 'main', url, region: region.key, source }];
  });
}

/** The feeds of an edition's news. */
export function feedFiles(region: MountedEdition, webRoot: WebRoot): readonly FileRow[] {
  return listFeeds(region.config).map(({ name, url }) => ({
    edition: webRoot,
    url,
    region: region.key,
    source: sourceOf('file', blockPageSpan(region, name)),
  }));
}

function instancesOf(
  route: PageRoute,
  region: RegionConfig,
): readonly (Pick<PageEntry, 'params'> & { readonly path: string })[] {
  const parameter = /:(\w+)/.exec(route.pattern)?.[1];
  if (parameter === undefined) {
    return [{ path: route.pattern.replace('*', ''), params: route.params ?? {} }];
  }
  const values = route.values?.(region) ?? [];
  return values.map((value) => ({
    path: route.pattern.replace(`:${parameter}`, value),
    params: { [parameter]: value },
  }));
}

/** Where the webinar of a slug is typed; of several the last, or the first. */
export function webinarSpan(region: MountedRegion, slug: string, at = -1): Span | undefined {
  const { webinar, webinarHistory } = region.config;
  const upcoming = listUpcoming(webinar.upcoming).map(
    (each, index) => [each.slug, pointerOf(webinar.upcoming, index)] as const,
  );
  const recorded = webinarHistory.map(
    (each, index) => [each.slug, `/webinarHistory/${String(index)}`] as const,
  );
  const [, pointer = ''] =
    [...upcoming, ...recorded].filter(([other]) => other === slug).at(at) ?? [];
  return region.provenanceOf(pointer)?.span ?? regionSpan(region);
}

/** What made a row, and the line of the YAML that it comes from. */
export function sourceOf(reason: Reason, span: Span | undefined): RowSource {
  return span === undefined ? { reason } : { reason, place: locationOf(span) };
}

/** Where a region is said to exist: its code, which no region inherits. */
export function regionSpan(region: MountedRegion): Span | undefined {
  return region.provenanceOf('/code')?.span;
}

/** The start of a span as line and column. */
export function locationOf(span: Span): YamlLocation {
  const { line, column } = positionAt(span.file, span.start);
  return { file: span.file.path, line, column };
}

type WithFiles = ByWebRoot<Pick<SiteConfig, 'indexNowKey'>> & {
  readonly main: Pick<SiteConfig, 'security'>;
  readonly usedAssets: ReadonlySet<string>;
};

/** Files that a build has at a fixed URL (docs/architecture.md 'Output'). */
export function siteFiles({ main, library, usedAssets }: WithFiles): readonly FileRow[] {
  const shared = [
    ...(usedAssets.has(siteIcons.ico) ? ['/favicon.ico'] : []),
    '/site.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
    ...(main.security === undefined ? [] : ['/.well-known/security.txt']),
    '/.well-known/gpc.json',
  ];
  const keyOf = ({ indexNowKey: key }: Pick<SiteConfig, 'indexNowKey'>) =>
    key === undefined ? [] : [`/${key}.txt`];
  return [
    ...rowsOf('main', [...shared, '/deployments.json', ...keyOf(main)]),
    ...(library ? rowsOf('library', [...shared, ...keyOf(library)]) : []),
  ];
}

function rowsOf(webRoot: WebRoot, urls: readonly string[]): readonly FileRow[] {
  return urls.map((url) => ({ edition: webRoot, url, source: { reason: 'file' } }));
}
