import type {
  BuildContext,
  BuiltAsset,
  CreateSiteRenderer,
  PageEntry,
  RegionConfig,
  RenderPage,
  SiteData,
} from '../../../runtime/contract.ts';
import type { CoverWords } from '../../compile/emit/brochures/words.ts';
import { brochureWords, coverWords } from '../../compile/emit/brochures/words.ts';
import { listCards } from '../../compile/emit/cards/card.ts';
import { readDesignTokens } from '../../compile/emit/design-tokens.ts';
import { fileOf } from '../../compile/resolve/asset-uses.ts';
import { listedOf } from '../../compile/resolve/identity.ts';
import { brochurePath, coverPath } from '../../compile/resolve/made-brochures.ts';
import { onceEach } from '../../compile/values/once.ts';
import { printDateAt } from '../../compile/resolve/webinars.ts';
import type { FieldPlace, ResolvedSite } from '../../compile/resolve/resolved.ts';
import { nodeAt } from '../../compile/schema/schema-node.ts';
import type { Marking } from './marked-content.ts';
import { markValue } from './marked-content.ts';
import type { Marks } from './marks.ts';
import { createMarks, firstMarkId, listMarkIds, withoutMarks } from './marks.ts';

/** A file that is drawn for an edition. Pages show its cover, and lead to the others. */
interface MarkedDrawing {
  readonly kind: 'card' | 'brochure' | 'cover';
  readonly path: string;
  /** All that it says, with marks in it. */
  readonly words: string;
}

/** All that pages are made from. */
export interface PageSources {
  readonly resolved: Pick<
    ResolvedSite,
    'findValue' | 'madeAssets' | 'generic' | 'regions' | 'written'
  >;
  readonly data: SiteData;
  readonly context: BuildContext;
  readonly createSiteRenderer: CreateSiteRenderer;
}

/** Marks all that pages are rendered from and can show. What editions share is marked once. */
export function markSite({ data, context, resolved, createSiteRenderer }: PageSources) {
  const { findValue, madeAssets, written } = resolved;
  const marks = createMarks();
  const marking: Marking = { marks, findValue };
  const regions = data.regions.map((region) => markListed(region, marking));
  const site = markValue(data.site, { owner: 'site', pointer: '' }, siteNode, marking);
  const library =
    data.library &&
    markValue(data.library, { owner: 'library', pointer: '' }, libraryNode, marking);
  const shared: SiteData = {
    ...data,
    site,
    library,
    regions,
    generic: markListed(data.generic, marking),
    routes: markRoutes(data.routes, marks),
    ...markShapes(data, regions, marks),
  };
  const makeText = (place: FieldPlace): string | undefined =>
    printDateAt({ findValue, written }, place, site.interface);
  const dating: Marking = { ...marking, makeText };
  const editions = [resolved.generic, ...resolved.regions];
  const typed = new Map(editions.map((edition) => [edition.key, edition.typed]));
  const markWhole = <T extends object>(whole: T, owner: string): T =>
    markValue(whole, { owner, pointer: '' }, regionNode, dating, typed.get(owner));
  const coverAt = onceEach((path: string): CoverWords | undefined => {
    const region = madeAssets.has(path) ? editionOfCover(data, path) : undefined;
    if (region === undefined) return undefined;
    const { key, headerTitle, pages } = region;
    const brochure = { cover: pages.brochure.cover };
    return coverWords(markWhole({ key, headerTitle, pages: { brochure } }, key));
  });
  // Others are marked only where lists show them.
  const dataOf = onceEach((edition: string): SiteData => {
    if (edition === data.generic.key)
      return { ...shared, generic: markWhole(data.generic, edition) };
    const own = data.regions.findIndex(({ key }) => key === edition);
    const region = data.regions[own];
    if (region === undefined) return shared;
    return { ...shared, regions: regions.with(own, markWhole(region, edition)) };
  });
  const markedContext = markContext(context, coverAt, marks);
  const rendererOf = onceEach((edition: string) =>
    createSiteRenderer(dataOf(edition), markedContext),
  );
  return {
    marks,
    /** Undefined where a component can make no page of what is marked. */
    render: (page: PageEntry) => tryRender(rendererOf(page.region), page),
    /** What is drawn for an edition, from the data of its pages. */
    drawingsOf: onceEach((edition: string) => listDrawings(dataOf(edition), edition, madeAssets)),
  };
}

function editionOfCover({ generic, regions }: SiteData, path: string): RegionConfig | undefined {
  return [generic, ...regions].find(({ key }) => coverPath(key) === path);
}

function tryRender(render: RenderPage, page: PageEntry): string | undefined {
  try {
    return render(page);
  } catch {
    return undefined;
  }
}

const siteNode = nodeAt('regions', '/site');
const libraryNode = nodeAt('library', '');
const regionNode = nodeAt('regions', '/regions/any');

function markListed(region: RegionConfig, marking: Marking): RegionConfig {
  const place = { owner: region.key, pointer: '' };
  return { ...region, ...markValue(listedOf(region), place, regionNode, marking) };
}

/** The address of a page follows from the prefix of its region. */
function markRoutes(routes: SiteData['routes'], { markAddress }: Marks): SiteData['routes'] {
  const pages = routes.pages.map((page) => ({
    ...page,
    url: markAddress({ owner: page.region, pointer: '/pathPrefix' }, page.url),
    ...(page.canonical && {
      canonical: markAddress({ owner: page.region, pointer: '/pathPrefix' }, page.canonical),
    }),
  }));
  return { ...routes, pages };
}

/** Shapes are found by a region's marked code, icons by their marked names. */
function markShapes(
  { map, silhouettes, icons }: SiteData,
  regions: readonly RegionConfig[],
  { markAddress, fieldOf }: Marks,
): Pick<SiteData, 'map' | 'silhouettes' | 'icons'> {
  const codes = new Map(regions.map(({ code }) => [withoutMarks(code), code]));
  const markedShapes = Object.entries(map).map(([code, shape]) => {
    const abbreviation = codes.get(code) ?? code;
    return [abbreviation, { ...shape, abbreviation }];
  });
  return {
    map: Object.fromEntries(markedShapes),
    silhouettes: findByMarked(silhouettes, (silhouette) => silhouette),
    icons: findByMarked(icons, (icon, name) => {
      const id = firstMarkId(name);
      return id === undefined ? icon : { ...icon, viewBox: markAddress(fieldOf(id), icon.viewBox) };
    }),
  };
}

function markContext(
  context: BuildContext,
  coverAt: (path: string) => CoverWords | undefined,
  marks: Marks,
): BuildContext {
  const assets = findByMarked(context.assets, (asset, path) =>
    markAsset(asset, path, coverAt(withoutMarks(path)), marks),
  );
  return { ...context, assets };
}

/** A drawing of the project has its own title, a cover that of the YAML. */
function markAsset(
  asset: BuiltAsset,
  path: string,
  cover: CoverWords | undefined,
  marks: Marks,
): BuiltAsset {
  const id = firstMarkId(path);
  if (id === undefined) return asset;
  const { fieldOf, markText, markAddress } = marks;
  const drawn = listMarkIds(Object.values(cover ?? {}).join(' '), marks);
  const inFile = { ...fieldOf(id), asset: withoutMarks(path) };
  const title = cover?.title ?? (asset.title && markText(inFile, asset.title));
  return {
    ...asset,
    url: [id, ...drawn].reduce((url, shown) => markAddress(fieldOf(shown), url), asset.url),
    ...(title !== undefined && { title }),
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

/** The files that are drawn for an edition, all of whose content is marked. */
function listDrawings(
  { site, generic, regions, library, year }: SiteData,
  edition: string,
  madeAssets: ReadonlySet<string>,
): readonly MarkedDrawing[] {
  const own = [generic, ...regions].filter(({ key }) => key === edition);
  const cards = listCards({ site, generic, regions: own, library }, readDesignTokens().light)
    .filter(({ key }) => key === edition)
    .map(({ path, product, headline, place = '', offer = '' }) =>
      toDrawing('card', withoutMarks(path), [product, headline, place, offer]),
    );
  const brochures = own.flatMap((region) => {
    const named = [region.brochureDownloadUrl, fileOf(region.brochureDownloadImg)];
    const paths = named.map(withoutMarks).filter((path) => madeAssets.has(path));
    return [
      toDrawing('brochure', brochurePath(region.key), brochureWords(region, site, year)),
      toDrawing('cover', coverPath(region.key), coverWords(region)),
    ].filter(({ path }) => paths.includes(path));
  });
  return [...cards, ...brochures];
}

function toDrawing(kind: MarkedDrawing['kind'], path: string, words: unknown): MarkedDrawing {
  return { kind, path, words: JSON.stringify(words) };
}
