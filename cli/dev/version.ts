import type { PageEntry, RenderPage, WebRoot } from '../../runtime/contract.ts';
import type { UrlTable } from '../manifest/table.ts';
import type { Site } from '../open-site.ts';
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
import { createRender, UnmadeAsset } from '../site/render-page.ts';
import { statesFile } from '../site/states-file.ts';
import type { Addresses } from './addresses.ts';
import { createAddresses } from './addresses.ts';
import type { VersionAssets } from './asset-store.ts';
import { once, perWebRoot } from '../resolve/once.ts';
import type { ProgramParts } from './program-parts.ts';

/** All that a version of the site is made from. */
export interface VersionParts {
  readonly site: Site;
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
  const final = showPages(parts, assets.built);
  const earlier = showPages(parts, assets.builtBefore);
  const renderFinal = rememberRecent(final.render);
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
    const made = hasCard(page, assets) && unlessUnmade(() => renderFinal(page));
    if (typeof made === 'string') return { html: made, isFinal: true };
    const html = unlessUnmade(() => earlier.render(page));
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
      const { mapPage } = isFinal ? final : earlier;
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
  { site: { manifest }, request }: VersionParts,
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

function addressesOf({ site, request }: VersionParts, before?: SiteVersion): Addresses {
  const { urls } = site.manifest;
  return before?.site.manifest.urls === urls
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

/** What of a version takes turns with what was made before. */
interface ShownPages {
  readonly render: RenderPage;
  readonly mapPage: PageMapper;
}

function showPages(
  { site, assets, request }: VersionParts,
  built: VersionAssets['built'],
): ShownPages {
  const shown = perWebRoot((webRoot) => {
    const provided = { assets: built, cards: assets.cards };
    const context = createContext(webRoot, site, provided, request);
    return { render: createRender(site, context), mapPage: createPageMapper({ ...site, context }) };
  });
  return {
    render: (page) => shown[page.edition]().render(page),
    mapPage: (page, html) => shown[page.edition]().mapPage(page, html),
  };
}

function rulesOf(table: UrlTable, { site: { manifest }, request }: VersionParts): SiteRules {
  const headers = (webRoot: WebRoot) =>
    createResponseHeaders(headerSettings(manifest, webRoot, request.environment));
  return { table, headers: { main: headers('main'), library: headers('library') } };
}

/** The files of a web root other than pages and assets; none where it has no pages. */
async function listFiles(
  webRoot: WebRoot,
  table: UrlTable,
  { site, program, assets, request }: VersionParts,
): Promise<FileContents> {
  const pages = table.pages.filter((page) => page.edition === webRoot);
  if (pages.length === 0) return new Map();
  const needed = assetsOfRootFiles(webRoot, pages, site.manifest).map(async (path) => {
    const asset = await assets.make(path);
    return asset === undefined ? [] : ([[path, asset]] as const);
  });
  const made = new Map((await Promise.all(needed)).flat());
  const files = [
    ...program.earlierFiles,
    ...clientFiles(site.client(), request),
    ...(webRoot === 'main' ? [statesFile(site.data)] : []),
    ...rootFiles(webRoot, pages, { ...site, assets: made }, request),
  ];
  return new Map(files.map(({ path, contents }) => [`/${path}`, contents]));
}
