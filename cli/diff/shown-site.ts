import type {
  BuildContext,
  BuiltAsset,
  Icon,
  RenderPage,
  SiteData,
  WebRoot,
} from '../../runtime/contract.ts';
import { createFollow } from '../manifest/redirect-chain.ts';
import type { DesignTokens } from '../emit/design-tokens.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { PageRow } from '../manifest/table.ts';
import { toUrlTable } from '../manifest/url-plan.ts';
import { markSite } from '../reach/marked-site.ts';
import type { PageSources } from '../reach/page-map.ts';
import { createPageMapper } from '../reach/page-map.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { once } from '../resolve/once.ts';
import type { AssetFile } from '../site/assets.ts';
import { createContext } from '../site/page-context.ts';
import type { Renderer } from '../site/renderer.ts';
import type { Piece } from './pieces.ts';
import type { SiteDocument } from './documents.ts';
import { listDocuments } from './documents.ts';
import type { DrawnFiles } from './drawn-files.ts';
import { nameDrawnFiles } from './drawn-files.ts';
import type { TextSources } from './text-sources.ts';
import { createTextSources } from './text-sources.ts';
import type { Destination, Spot } from './change.ts';

/** What a version is shown from. */
export interface ShownParts {
  readonly manifest: SiteManifest;
  readonly files: ReadonlyMap<string, AssetFile>;
  readonly icons: Readonly<Record<string, Icon>>;
  readonly resolved: ResolvedSite;
}

/** The style sheets of pages, as browsers load them. */
export interface StyleSheets {
  /** Of every page. */
  readonly styles: Uint8Array;
  /** Of pages with a tool: a form, a table, a map or a player. */
  readonly toolStyles: Uint8Array;
}

/** What is the same in all that are compared: they are shown by this program as it is. */
export interface Studio extends Pick<SiteData, 'map' | 'silhouettes'> {
  readonly renderer: Renderer;
  readonly tokens: DesignTokens;
  readonly styleSheets: StyleSheets;
}

/** A version as its visitors get it. */
export interface ShownSite {
  readonly manifest: SiteManifest;
  /** By edition and URL: `main /nv/plan/`. */
  readonly pages: ReadonlyMap<string, PageRow>;
  /** What the YAML calls the picture or link of a piece; the value itself where that has no other name. */
  readonly nameOf: (piece: Pick<Piece, 'kind' | 'role'>, value: string) => string;
  readonly render: (page: PageRow) => string;
  /** All that a drawn file is made from, by the name that it has in changes; undefined for what is not drawn. */
  readonly drawnFrom: (name: string) => string | undefined;
  /** Characters of its document, which is rendered for that only where it was not before. */
  readonly lengthOf: (page: PageRow) => number;
  /** What a page gets for the URL of an asset; undefined for what is made only when a site is built. */
  readonly contentsAt: (url: string) => Uint8Array | undefined;
  /** Where a path of an edition leads. */
  readonly destinationOf: (webRoot: WebRoot, path: string) => Destination;
  /** Read from its pages when it is first asked for. */
  readonly sources: () => TextSources;
  /** What is answered beside the pages, by its edition and name; listed when it is first asked for. */
  readonly documents: () => ReadonlyMap<string, SiteDocument>;
}

export function showSite(parts: ShownParts, studio: Studio): ShownSite {
  const { manifest, resolved } = parts;
  const made = nameDrawnFiles(manifest, studio.tokens);
  const built = { ...filesOf(parts), ...made.assets };
  const contextOf = (webRoot: WebRoot) =>
    createPageContext(webRoot, parts, { ...made, built }, studio);
  const { year, site, generic, regions, library, routes } = manifest;
  const { map, silhouettes, renderer } = studio;
  const content = { year, site, generic, regions, library, routes };
  const data = { ...content, icons: parts.icons, map, silhouettes };
  const renderers = new Map<WebRoot, RenderPage>();
  const rendererOf = (webRoot: WebRoot): RenderPage => {
    const render = renderers.get(webRoot) ?? renderer.createSiteRenderer(data, contextOf(webRoot));
    renderers.set(webRoot, render);
    return render;
  };
  const nameOf = createNames(parts, built);
  const lengths = new Map<PageRow, number>();
  const render = (page: PageRow): string => {
    const html = rendererOf(page.edition)(page);
    lengths.set(page, html.length);
    return html;
  };
  return {
    manifest,
    pages: new Map(manifest.urls.pages.map((page) => [pageId(page), page])),
    nameOf,
    render,
    drawnFrom: (name) => made.drawnFrom.get(name),
    lengthOf: (page) => lengths.get(page) ?? render(page).length,
    contentsAt: createContents(parts, studio),
    destinationOf: createDestinations(manifest),
    sources: once(() => {
      const { createSiteRenderer } = renderer;
      const open = (webRoot: WebRoot) =>
        openMarked({ resolved, data, context: contextOf(webRoot), createSiteRenderer });
      const marked = { main: once(() => open('main')), library: once(() => open('library')) };
      return createTextSources({
        resolved,
        marked: () => marked.main().site,
        mapPage: (page) => marked[page.edition]().mapPage(page, render(page)),
        nameOf: (value) => nameOf({ kind: 'picture', role: '' }, value),
      });
    }),
    documents: once(() => documentsOf(parts, studio)),
  };
}

/** A version with marks, and what reads its pages by them. */
function openMarked(sources: PageSources) {
  const site = markSite(sources.data, sources.context, sources.resolved);
  return { site, mapPage: createPageMapper(sources, () => site) };
}

function createDestinations({ urls }: SiteManifest): ShownSite['destinationOf'] {
  const follow = once(() => {
    const table = toUrlTable(urls);
    const files = new Set(table.files.map(({ edition, url }) => `${edition} ${url}`));
    return createFollow({ table, isFile: (webRoot, path) => files.has(`${webRoot} ${path}`) });
  });
  return (webRoot, path) => {
    const { end, stops } = follow()(webRoot, path);
    return end === 'page' || end === 'file' ? (stops.at(-1) ?? null) : null;
  };
}

function createContents({ files }: ShownParts, { styleSheets }: Studio): ShownSite['contentsAt'] {
  const contents = new Map([
    ...[...files.values()].map((file) => [file.built.url, file.contents] as const),
    ...client.styles.map((url) => [url, styleSheets.styles] as const),
    ...client.toolStyles.map((url) => [url, styleSheets.toolStyles] as const),
  ]);
  return (url) => contents.get(url);
}

/** Pictures are published under names that change with them; an icon stands in the page without any. */
function createNames(
  { manifest: { site, library }, icons }: ShownParts,
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

/** What identifies a page or document among those of a site. */
export function pageId({ edition: webRoot, url }: Pick<Spot, 'edition' | 'url'>): string {
  return `${webRoot} ${url}`;
}

function documentsOf(
  { manifest, files }: ShownParts,
  { tokens }: Studio,
): ReadonlyMap<string, SiteDocument> {
  const documents = listDocuments({ manifest, files, colours: tokens.light });
  return new Map(documents.map((document) => [pageId(document.spot), document]));
}

function filesOf({ files }: ShownParts): Readonly<Record<string, BuiltAsset>> {
  return Object.fromEntries([...files].map(([path, { built }]) => [path, built]));
}

/** The public site: what a preview adds is for nobody else. */
function createPageContext(
  webRoot: WebRoot,
  { manifest }: ShownParts,
  { cards, built }: Pick<DrawnFiles, 'cards'> & { readonly built: BuildContext['assets'] },
  { tokens }: Studio,
): BuildContext {
  const themeColours = { light: tokens.light.paper, dark: tokens.dark.paper };
  const context = createContext(
    webRoot,
    { manifest, client, cards, themeColours, built, statesUrl: '/assets/states.json' },
    { selection: new Set(), environment: 'production', liveForms: false },
  );
  return { ...context, isForReading: true };
}

/** Scripts and styles are this program's on both sides. */
const client = {
  files: [],
  sourceMaps: [],
  script: '/assets/client.js',
  styles: ['/assets/site.css'],
  toolStyles: ['/assets/tools.css'],
  paperStyles: [],
  previewStyles: [],
  fonts: [],
};
