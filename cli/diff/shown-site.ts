import { hash } from 'node:crypto';
import type { BuildContext, BuiltAsset, SiteData, WebRoot } from '../../runtime/contract.ts';
import { listBrochures } from '../emit/brochures/brochure.ts';
import { listCovers } from '../emit/brochures/cover.ts';
import { listCards } from '../emit/cards/card.ts';
import type { DesignTokens } from '../emit/design-tokens.ts';
import { readDesignTokens } from '../emit/design-tokens.ts';
import { readShapes } from '../emit/geometry/shapes.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { followPlan } from '../manifest/match.ts';
import type { PageRow } from '../manifest/table.ts';
import { markSite } from '../reach/marked-site.ts';
import { createPageMapper } from '../reach/page-map.ts';
import { once, perWebRoot } from '../resolve/once.ts';
import type { ClientBundle } from '../site/client-bundle.ts';
import { loadRenderer, readClient } from '../site/made-bundles.ts';
import type { ContextParts } from '../site/page-context.ts';
import { createContext } from '../site/page-context.ts';
import type { Renderer } from '../site/renderer.ts';
import type { Destination } from './change.ts';
import { pageId } from './change.ts';
import type { SiteDocument } from './documents.ts';
import { listDocuments } from './documents.ts';
import type { Piece } from './pieces.ts';
import type { Side } from './open-versions.ts';
import type { FindSources } from './text-sources.ts';
import { createSourceFinder } from './text-sources.ts';

/** What both versions are shown by. */
export interface Program extends Pick<SiteData, 'map' | 'silhouettes'> {
  readonly renderer: Renderer;
  readonly tokens: DesignTokens;
  readonly client: ClientBundle;
}

/** This program as it is, without what is only for paper. */
export function openProgram(): Program {
  const { map, silhouettes } = readShapes();
  const client = { ...readClient('preact'), paperStyles: [], fonts: [] };
  return { map, silhouettes, client, tokens: readDesignTokens(), renderer: loadRenderer('preact') };
}

/** A version as its visitors get it. */
export interface ShownSite {
  readonly manifest: SiteManifest;
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

export function showSite(side: Side, program: Program): ShownSite {
  const { manifest, resolved, files, icons } = side;
  const { map, silhouettes, renderer, tokens, client } = program;
  const { createSiteRenderer } = renderer;
  const drawn = nameDrawnFiles(manifest, tokens);
  const assets = [...files].map(([path, { built }]) => [path, built] as const);
  const built = { ...Object.fromEntries(assets), ...drawn.assets };
  const { year, site, generic, regions, library, routes } = manifest;
  const data = { year, site, generic, regions, library, routes, icons, map, silhouettes };
  const contextOf = (webRoot: WebRoot) =>
    publicContext(webRoot, manifest, program, { ...drawn, built });
  const renderers = perWebRoot((webRoot) => createSiteRenderer(data, contextOf(webRoot)));
  const marked = perWebRoot((webRoot) => {
    const context = contextOf(webRoot);
    const marks = markSite(data, context, resolved);
    const sources = { resolved, data, context, createSiteRenderer };
    return { site: marks, mapPage: createPageMapper(sources, () => marks) };
  });
  const render = (page: PageRow): string => renderers[page.edition]()(page);
  const nameOf = createNames(side, built);
  const pages = new Map(manifest.urls.pages.map((page) => [pageId(page), page]));
  const documents = once(() => {
    const listed = listDocuments(manifest, files, tokens.light);
    return new Map(listed.map((document) => [pageId(document.resource), document]));
  });
  return {
    ...{ manifest, pages, documents, nameOf, render },
    contentsAt: createContents(files, client),
    destinationOf: createDestinations(manifest),
    sourcesOf: createSourceFinder({
      ...{ resolved, pages, documents },
      drawings: () => marked.main().site,
      mapPage: (page) => marked[page.edition]().mapPage(page, render(page)),
      nameOf: (value) => nameOf({ kind: 'picture', role: '' }, value),
      isDrawn: (name) => Object.hasOwn(drawn.assets, name),
    }),
  };
}

/** The public site: what a preview adds is for nobody else. */
function publicContext(
  webRoot: WebRoot,
  manifest: SiteManifest,
  { client, tokens }: Program,
  { built, cards }: Pick<ContextParts, 'built' | 'cards'>,
): BuildContext {
  const themeColours = { light: tokens.light.paper, dark: tokens.dark.paper };
  const context = createContext(
    webRoot,
    { manifest, client, cards, themeColours, built, statesUrl: '/assets/states.json' },
    { selection: new Set(), environment: 'production', liveForms: false },
  );
  return { ...context, isForReading: true };
}

/** The files that a build draws, under names that identify what they are drawn from: nothing is drawn to be compared. */
function nameDrawnFiles(
  manifest: SiteManifest,
  tokens: DesignTokens,
): Pick<BuildContext, 'assets' | 'cards'> {
  const publish = (path: string, drawnFrom: unknown): BuiltAsset => {
    const name = hash('sha256', JSON.stringify(drawnFrom), 'hex').slice(0, 10);
    return { url: `/${path.replace(/(?=\.\w+$)/, `-${name}`)}` };
  };
  const cards = listCards(manifest, tokens.light);
  const assets = [
    ...listBrochures(manifest, tokens.light).map((file) => [file.path, publish(file.path, file)]),
    // Both sides are drawn by one program, whose hash would say nothing.
    ...cards.map(({ path, product, headline, place, motif, colours }) => {
      const drawnFrom = { product, headline, place, motif, colours };
      return [path, { ...publish(path, drawnFrom), width: 1200, height: 630 }];
    }),
    ...listCovers(manifest, tokens).map((cover) => {
      const { path, title } = cover;
      return [path, { ...publish(path, cover), width: 440, height: 570, title }];
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
    return end === 'page' || end === 'file' ? (stops.at(-1) ?? null) : null;
  };
}

function createContents(files: Side['files'], client: ClientBundle): ShownSite['contentsAt'] {
  const contents = new Map([
    ...[...files.values()].map((file) => [file.built.url, file.contents] as const),
    ...client.files.map(({ path, contents }) => {
      return [`/${path}`, typeof contents === 'string' ? Buffer.from(contents) : contents] as const;
    }),
  ]);
  return (url) => contents.get(url);
}

/** Pictures are published under names that change with them; an icon stands in the page without any. */
function createNames(
  { manifest: { site, library }, icons }: Side,
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
