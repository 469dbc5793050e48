import type { BuildContext, BuiltAsset, RegionConfig, SiteData } from '../../runtime/contract.ts';
import { listedOf } from '../resolve/identity.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { nodeAt } from '../schema/schema-node.ts';
import type { Marking } from './marked-content.ts';
import { markValue } from './marked-content.ts';
import type { Marks } from './marks.ts';
import { createMarks, firstMarkId, withoutMarks } from './marks.ts';

/** What pages are rendered from, marked, and what the marks stand for. */
export interface MarkedSite {
  readonly data: SiteData;
  readonly context: BuildContext;
  readonly marks: Marks;
}

/** Marks all that the pages of some editions can show. Of other regions that is what lists of regions say. */
export function markSite(
  data: SiteData,
  context: BuildContext,
  { findValue }: Pick<ResolvedSite, 'findValue'>,
  editions: ReadonlySet<string>,
): MarkedSite {
  const marks = createMarks();
  const marking: Marking = { marks, findValue };
  const markRegion = (region: RegionConfig): RegionConfig =>
    editions.has(region.key) ? markWhole(region, marking) : markListed(region, marking);
  const regions = data.regions.map(markRegion);
  const marked: SiteData = {
    ...data,
    site: markValue(data.site, { owner: 'site', pointer: '' }, nodeAt('regions', '/site'), marking),
    library: markValue(
      data.library,
      { owner: 'library', pointer: '' },
      nodeAt('library', ''),
      marking,
    ),
    generic: markRegion(data.generic),
    regions,
    routes: markRoutes(data.routes, marks),
    ...markDrawings(data, regions, marks),
  };
  return { data: marked, context: markContext(context, marks), marks };
}

const regionNode = nodeAt('regions', '/regions/any');

function markWhole(region: RegionConfig, marking: Marking): RegionConfig {
  return markValue(region, { owner: region.key, pointer: '' }, regionNode, marking);
}

function markListed(region: RegionConfig, marking: Marking): RegionConfig {
  const place = { owner: region.key, pointer: '' };
  return { ...region, ...markValue(listedOf(region), place, regionNode, marking) };
}

/** The address of a page follows from the prefix of its region. */
function markRoutes(routes: SiteData['routes'], { markAddress }: Marks): SiteData['routes'] {
  const pages = routes.pages.map((page) => ({
    ...page,
    url: markAddress({ owner: page.region, pointer: '/pathPrefix' }, page.url),
  }));
  return { ...routes, pages };
}

/** Drawings are found by what is marked as well: by the code of a region, and by the name of an icon. */
function markDrawings(
  { map, silhouettes, icons }: SiteData,
  regions: readonly RegionConfig[],
  { markAddress, fieldOf }: Marks,
): Pick<SiteData, 'map' | 'silhouettes' | 'icons'> {
  const codes = new Map(regions.map(({ code }) => [withoutMarks(code), code]));
  return {
    map: map.map((shape) => ({ ...shape, code: codes.get(shape.code) ?? shape.code })),
    silhouettes: findByMarked(silhouettes, (silhouette) => silhouette),
    icons: findByMarked(icons, (icon, name) => {
      const id = firstMarkId(name);
      return id === undefined ? icon : { ...icon, viewBox: markAddress(fieldOf(id), icon.viewBox) };
    }),
  };
}

function markContext(context: BuildContext, marks: Marks): BuildContext {
  return {
    ...context,
    assets: findByMarked(context.assets, (asset, path) => markAsset(asset, path, marks)),
  };
}

/** Marks what pages show of an asset by the field that names it; a drawing says in its own title what it shows. */
function markAsset(
  asset: BuiltAsset,
  path: string,
  { markText, markAddress, fieldOf }: Marks,
): BuiltAsset {
  const id = firstMarkId(path);
  if (id === undefined) return asset;
  const { title, url } = asset;
  const field = fieldOf(id);
  const inFile = { ...field, asset: withoutMarks(path) };
  return {
    ...asset,
    url: markAddress(field, url),
    ...(title !== undefined && { title: markText(inFile, title) }),
  };
}

function findByMarked<T>(
  known: Readonly<Record<string, T>>,
  marked: (found: T, name: string) => T,
): Readonly<Record<string, T>> {
  return new Proxy(known, {
    get: (target, name: string) => {
      const found = target[withoutMarks(name)];
      return found === undefined ? undefined : marked(found, name);
    },
  });
}
