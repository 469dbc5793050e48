import type { BuildContext, BuiltAsset, WebRoot } from '../../runtime/contract.ts';
import { listBrochures, listCovers } from '../emit/brochures/brochure.ts';
import { listCards } from '../emit/cards/card.ts';
import type { Drawing } from '../emit/drawing.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { followPlan, isAnswer } from '../manifest/match.ts';
import type { PageRow } from '../manifest/table.ts';
import { markSite } from '../reach/marked-site.ts';
import { createPageMapper } from '../reach/page-map.ts';
import { once, perWebRoot } from '../resolve/once.ts';
import { createContext, publicRequest } from '../site/page-context.ts';
import { createRender } from '../site/render-page.ts';
import type { Destination } from './change.ts';
import { pageId } from './change.ts';
import type { SiteDocument } from './documents.ts';
import { listDocuments } from './documents.ts';
import type { Piece } from './pieces.ts';
import type { Side } from './open-versions.ts';
import type { FindSources } from './text-sources.ts';
import { createSourceFinder } from './text-sources.ts';

/** A version as its visitors get it. */
export interface ShownSite {
  /** What is written, and what that names. */
  readonly side: Side;
  /** By edition and URL: `main /nv/plan/`. */
  readonly pages: ReadonlyMap<string, PageRow>;
  /** What is answered beside the pages, by its edition and name; listed when it is first asked for. */
  readonly documents: () => ReadonlyMap<string, SiteDocument>;
  /** What the YAML calls the picture or link of a piece; the value itself where that has no other name. */
  readonly nameOf: (piece: Pick<Piece, 'kind' | 'role'>, value: string) => string;
  readonly render: (page: PageRow) => string;
  /** What a page gets for the URL of an asset, a script or a style sheet; undefined for what is made only when a site is built. */
  readonly contentsAt: (url: string) => Uint8Array | undefined;
  /** Where a path of an edition leads. */
  readonly destinationOf: (webRoot: WebRoot, path: string) => Destination;
  readonly sourcesOf: FindSources;
}

export function showSite(side: Side): ShownSite {
  const { manifest, resolved, files, data } = side;
  const drawn = nameDrawnFiles(side);
  const assets = [...files].map(([path, { built }]) => [path, built] as const);
  const built = { ...Object.fromEntries(assets), ...drawn.assets };
  const shown = perWebRoot((webRoot) => {
    const context = publicContext(webRoot, side, { ...drawn, assets: built });
    const marked = once(() => markSite(data, context, resolved));
    const mapPage = createPageMapper({ ...side, context }, marked);
    return { render: createRender(side, context), mapPage, marked };
  });
  const render = (page: PageRow): string => shown[page.edition]().render(page);
  const nameOf = createNames(side, built);
  const pages = new Map(manifest.urls.pages.map((page) => [pageId(page), page]));
  const documents = once(() => {
    return new Map(listDocuments(side).map((document) => [pageId(document.resource), document]));
  });
  return {
    ...{ side, pages, documents, nameOf, render },
    contentsAt: createContents(side),
    destinationOf: createDestinations(manifest),
    sourcesOf: createSourceFinder({
      ...{ resolved, pages, documents },
      drawings: () => shown.main().marked(),
      mapPage: (page) => shown[page.edition]().mapPage(page, render(page)),
      nameOf: (value) => nameOf({ kind: 'picture', role: '' }, value),
      isDrawn: (name) => Object.hasOwn(drawn.assets, name),
    }),
  };
}

/** Without what is only for paper, and with one name for the list of states, whatever is in it. */
function publicContext(
  webRoot: WebRoot,
  site: Side,
  provided: Pick<BuildContext, 'assets' | 'cards'>,
): BuildContext {
  const context = createContext(webRoot, site, provided, publicRequest);
  const statesUrl = '/assets/states.json';
  return { ...context, isForReading: true, statesUrl, paperStyles: [], fonts: [] };
}

/** The files that a build draws, under names that identify what they are drawn from: nothing is drawn to be compared. */
function nameDrawnFiles({ manifest, tokens }: Side): Pick<BuildContext, 'assets' | 'cards'> {
  const publish = ({ path, input }: Drawing): BuiltAsset => {
    return { url: `/${path.replace(/(?=\.\w+$)/, `-${input}`)}` };
  };
  const cards = listCards(manifest, tokens.light);
  const assets = [
    ...listBrochures(manifest, tokens.light).map((brochure) => [brochure.path, publish(brochure)]),
    ...cards.map((card) => [card.path, { ...publish(card), width: 1200, height: 630 }]),
    ...listCovers(manifest, tokens).map((cover) => {
      const { path, title } = cover;
      return [path, { ...publish(cover), width: 440, height: 570, title }];
    }),
  ];
  return {
    assets: Object.fromEntries(assets),
    cards: Object.fromEntries(cards.map(({ key, path }) => [key, path])),
  };
}

function createDestinations({ urls }: SiteManifest): ShownSite['destinationOf'] {
  const plan = once(() => followPlan(urls));
  return (webRoot, path) => {
    const { end, stops } = plan().follow(webRoot, path);
    return isAnswer(end) ? (stops.at(-1) ?? null) : null;
  };
}

function createContents({ files, client }: Side): ShownSite['contentsAt'] {
  const contents = new Map([
    ...[...files.values()].map((file) => [file.built.url, file.contents] as const),
    ...client().files.map(({ path, contents }) => {
      return [`/${path}`, typeof contents === 'string' ? Buffer.from(contents) : contents] as const;
    }),
  ]);
  return (url) => contents.get(url);
}

/** Pictures are published under names that change with them; an icon stands in the page without any. */
function createNames(
  { manifest: { site, library }, data: { icons } }: Side,
  built: BuildContext['assets'],
): ShownSite['nameOf'] {
  const names = new Map([
    ...Object.entries(built).map(([path, { url }]) => [url, path] as const),
    ...Object.entries(icons).map(([name, { body }]) => [body, `assets/icons/${name}.svg`] as const),
  ]);
  return ({ kind, role }, value) => {
    const origin = [site.origin, library.origin].find((start) => value.startsWith(`${start}/`));
    const isOwn = role === 'sharing card' && origin !== undefined;
    const name = names.get(isOwn ? value.slice(origin.length) : value);
    if (name !== undefined) return name;
    return kind === 'picture' && role === 'drawing' ? 'a drawing' : value;
  };
}
