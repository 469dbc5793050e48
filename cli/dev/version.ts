import type {
  BuildContext,
  PageEntry,
  RenderPage,
  SiteData,
  WebRoot,
} from '../../runtime/contract.ts';
import type { UrlTable } from '../manifest/table.ts';
import type { CheckedProject } from '../check-project.ts';
import type { PageMapper } from '../reach/page-map.ts';
import { withoutCache } from '../emit/remember.ts';
import { createPageMapper } from '../reach/page-map.ts';
import type { MappedTexts } from '../reach/page-text.ts';
import type { SiteRules } from '../serve/service.ts';
import { makeCalendars } from '../site/calendar-files.ts';
import type { OutputEntry } from '../site/output-file.ts';
import type { SiteRequest } from '../site/page-context.ts';
import { assetsOfRootFiles, clientFiles, rootFiles } from '../site/assemble.ts';
import { createResponseHeaders, hashedFolder, headerSettings } from '../site/headers.ts';
import { createContext, originOf } from '../site/page-context.ts';
import { statesFile, urlOfStates } from '../site/site-files.ts';
import { explainRenderError } from '../site/render-error.ts';
import type { Addresses } from './addresses.ts';
import { createAddresses } from './addresses.ts';
import type { VersionAssets } from './asset-store.ts';
import { UnmadeAsset } from './asset-store.ts';
import { once, perWebRoot } from '../resolve/once.ts';
import type { ProgramParts } from './program-parts.ts';

/** All that a version of the site is made from. */
export interface VersionParts {
  readonly checked: CheckedProject;
  readonly data: SiteData;
  readonly program: ProgramParts;
  readonly assets: VersionAssets;
  readonly request: SiteRequest;
}

/** The site between two edits. Nothing of it is made before it is asked for. */
export interface SiteVersion extends VersionParts {
  readonly addresses: Addresses;
  rules(): SiteRules;
  /** The document of a page as `build` writes it. */
  render(page: PageEntry): Promise<string>;
  /** The same without waiting: what takes time to make is as it was before. Undefined where there was none before. */
  renderNow(page: PageEntry): QuickPage | undefined;
  /** The texts of a page, each with where it is written, as it can be shown without waiting. */
  textsOf(page: PageEntry): Promise<MappedPage>;
  /** A file that is no page, by its path below a web root. */
  file(webRoot: WebRoot, path: string): Promise<Uint8Array | string | undefined>;
}

/** A page that may have to be rendered again. */
export interface QuickPage {
  readonly html: string;
  /** Whether it is what `build` writes. */
  readonly isFinal: boolean;
}

/** The texts of a page, and the document that has them. */
export interface MappedPage extends MappedTexts {
  readonly html: string;
}

type FileContents = ReadonlyMap<string, Uint8Array | string>;

/** @param before A version whose addresses may be the same. */
export function createVersion(parts: VersionParts, before?: SiteVersion): SiteVersion {
  const { assets } = parts;
  const addresses = addressesOf(parts, before);
  const files = perWebRoot((webRoot) => listFiles(webRoot, addresses.table(), parts));
  const renderFinal = rememberRecent(createRender(parts, assets.built));
  const renderBefore = createRender(parts, assets.builtBefore);
  const mapFinal = createMappers(parts, assets.built);
  const mapBefore = createMappers(parts, assets.builtBefore);
  /** Makes what the work finds unmade, and does it again. */
  const complete = async <T>(work: () => T): Promise<T> => {
    for (;;) {
      const result = unlessUnmade(work);
      if (!(result instanceof UnmadeAsset)) return result;
      await assets.make(result.path);
    }
  };
  const render = (page: PageEntry): Promise<string> => complete(() => renderFinal(page));
  const renderNow: SiteVersion['renderNow'] = (page) => {
    const final = hasCard(page, assets) && unlessUnmade(() => renderFinal(page));
    if (typeof final === 'string') return { html: final, isFinal: true };
    const html = unlessUnmade(() => renderBefore(page));
    return html instanceof UnmadeAsset ? undefined : { html, isFinal: false };
  };
  return {
    ...parts,
    addresses,
    rules: once(() => rulesOf(addresses.table(), parts)),
    render,
    renderNow,
    async textsOf(page) {
      const { html, isFinal } = renderNow(page) ?? { html: await render(page), isFinal: true };
      const mapPage = isFinal ? mapFinal : mapBefore;
      return complete(() => ({ html, ...mapPage(page, html) }));
    },
    async file(webRoot, path) {
      if (path.endsWith('.ics')) return findCalendar(path, addresses.table(), parts);
      const own = (await files[webRoot]()).get(path);
      if (own !== undefined || !path.startsWith(hashedFolder)) return own;
      return assets.find(path);
    },
  };
}

async function findCalendar(
  path: string,
  { files }: UrlTable,
  { checked: { manifest }, request }: VersionParts,
): Promise<OutputEntry['contents'] | undefined> {
  const rows = files.filter(({ url }) => url === path);
  const origin = originOf('main', manifest, request);
  const [file] = await makeCalendars(rows, manifest, origin, withoutCache);
  return file?.contents;
}

/** Each page names the sharing card of its edition, which takes time: without this an edit of a headline renders it twice. */
function hasCard({ region }: PageEntry, { cards, isMade }: VersionAssets): boolean {
  const card = cards[region];
  return card === undefined || isMade(card);
}

function addressesOf({ checked, request }: VersionParts, before?: SiteVersion): Addresses {
  const { urls } = checked.manifest;
  return before?.checked.manifest.urls === urls
    ? before.addresses
    : createAddresses(urls, request.selection);
}

/** As many as are looked at together: a page is rendered to see whether it changed, and then asked for. */
const recentPages = 16;

function rememberRecent(render: RenderPage): RenderPage {
  const recent = new Map<PageEntry, string>();
  return (page) => {
    const html = recent.get(page) ?? render(page);
    recent.delete(page);
    recent.set(page, html);
    const [oldest] = recent.keys();
    if (recent.size > recentPages && oldest !== undefined) recent.delete(oldest);
    return html;
  };
}

function unlessUnmade<T>(work: () => T): T | UnmadeAsset {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnmadeAsset) return error;
    throw error;
  }
}

/** Errors name the page, the component and the line. */
function createRender(parts: VersionParts, built: VersionAssets['built']): RenderPage {
  const { data, program } = parts;
  const { renderer } = program;
  const editions = perWebRoot((webRoot) =>
    renderer.createSiteRenderer(data, contextOf(webRoot, parts, built)),
  );
  return (page) => {
    try {
      return editions[page.edition]()(page);
    } catch (error) {
      throw error instanceof UnmadeAsset
        ? error
        : explainRenderError(error, page, renderer.traceStack);
    }
  };
}

function contextOf(
  webRoot: WebRoot,
  { checked: { manifest }, data, program: { client, tokens }, assets, request }: VersionParts,
  built: VersionAssets['built'],
): BuildContext {
  const themeColours = { light: tokens.light.paper, dark: tokens.dark.paper };
  const statesUrl = urlOfStates(data);
  const parts = { manifest, client, built, cards: assets.cards, themeColours, statesUrl };
  return createContext(webRoot, parts, request);
}

function createMappers(parts: VersionParts, built: VersionAssets['built']): PageMapper {
  const { checked, data, program } = parts;
  const mappers = perWebRoot((webRoot) =>
    createPageMapper({
      resolved: checked.resolved,
      data,
      context: contextOf(webRoot, parts, built),
      createSiteRenderer: program.renderer.createSiteRenderer,
    }),
  );
  return (page, html) => mappers[page.edition]()(page, html);
}

function rulesOf(table: UrlTable, { checked: { manifest }, request }: VersionParts): SiteRules {
  const headers = (webRoot: WebRoot) =>
    createResponseHeaders(headerSettings(manifest, webRoot, request.environment));
  return { table, headers: { main: headers('main'), library: headers('library') } };
}

/** The files of a web root other than pages and assets; none where it has no pages. */
async function listFiles(
  webRoot: WebRoot,
  table: UrlTable,
  { checked: { manifest }, data, program, assets, request }: VersionParts,
): Promise<FileContents> {
  const pages = table.pages.filter((page) => page.edition === webRoot);
  if (pages.length === 0) return new Map();
  const needed = assetsOfRootFiles(webRoot, pages, manifest).map(async (path) => {
    const asset = await assets.make(path);
    return asset === undefined ? [] : ([[path, asset]] as const);
  });
  const parts = {
    manifest,
    assets: new Map((await Promise.all(needed)).flat()),
    themeColours: { light: program.tokens.light.paper, dark: program.tokens.dark.paper },
  };
  const files = [
    ...program.earlierFiles,
    ...clientFiles(program.client, request),
    ...(webRoot === 'main' ? [statesFile(data)] : []),
    ...rootFiles(webRoot, pages, parts, request),
  ];
  return new Map(files.map(({ path, contents }) => [`/${path}`, contents]));
}
