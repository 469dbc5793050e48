import type { PageEntry, RenderPage, SiteData, WebRoot } from '../../runtime/contract.ts';
import { standAlone } from '../manifest/stand-alone.ts';
import type { UrlPlan } from '../manifest/url-plan.ts';
import { selectRegions, toUrlTable } from '../manifest/url-plan.ts';
import type { CheckedProject } from '../pipeline.ts';
import type { SiteRules } from '../serve/served-site.ts';
import type { SiteRequest } from '../site/assemble.ts';
import { assetsOfRootFiles, clientFiles, rootFiles } from '../site/assemble.ts';
import { createResponseHeaders, hashedFolder, headerSettings } from '../site/headers.ts';
import { createContext } from '../site/page-context.ts';
import { pageFiles } from '../site/page-files.ts';
import { explainRenderError } from '../site/render-error.ts';
import type { VersionAssets } from './asset-store.ts';
import { UnmadeAsset } from './asset-store.ts';
import { once } from './once.ts';
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
  rules(): SiteRules;
  /** The page whose file has this path below a web root, such as `/nv/plan/index.html`. */
  pageOf(webRoot: WebRoot, file: string): PageEntry | undefined;
  /** The document of a page as `build` writes it. */
  render(page: PageEntry): Promise<string>;
  /** The same without waiting: what takes time to make is as it was before. Undefined where there was none before. */
  renderNow(page: PageEntry): QuickPage | undefined;
  /** A file that is no page, by its path below a web root. */
  file(webRoot: WebRoot, path: string): Promise<Uint8Array | string | undefined>;
}

/** A page that may have to be rendered again. */
export interface QuickPage {
  readonly html: string;
  /** Whether it is what `build` writes. */
  readonly isFinal: boolean;
}

type FileContents = ReadonlyMap<string, Uint8Array | string>;

export function createVersion(parts: VersionParts): SiteVersion {
  const { checked, assets, request } = parts;
  const plan = once(() => standAlone(selectRegions(checked.manifest.urls, request.selection)));
  const pages = perWebRoot((webRoot) => indexPages(webRoot, plan()));
  const files = perWebRoot((webRoot) => listFiles(webRoot, plan(), parts));
  const renderFinal = rememberRecent(createRender(parts, assets.built));
  const renderBefore = createRender(parts, assets.builtBefore);
  return {
    ...parts,
    rules: once(() => rulesOf(plan(), parts)),
    pageOf: (webRoot, file) => pages[webRoot]().get(file),
    async render(page) {
      for (;;) {
        const html = unlessUnmade(() => renderFinal(page));
        if (!(html instanceof UnmadeAsset)) return html;
        await assets.make(html.path);
      }
    },
    renderNow(page) {
      const final = unlessUnmade(() => renderFinal(page));
      if (!(final instanceof UnmadeAsset)) return { html: final, isFinal: true };
      const html = unlessUnmade(() => renderBefore(page));
      return html instanceof UnmadeAsset ? undefined : { html, isFinal: false };
    },
    async file(webRoot, path) {
      const own = (await files[webRoot]()).get(path);
      if (own !== undefined || !path.startsWith(hashedFolder)) return own;
      return assets.find(path);
    },
  };
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

function perWebRoot<T>(make: (webRoot: WebRoot) => T): Readonly<Record<WebRoot, () => T>> {
  return { main: once(() => make('main')), library: once(() => make('library')) };
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
function createRender(
  { checked: { manifest }, data, program, assets, request }: VersionParts,
  built: VersionAssets['built'],
): RenderPage {
  const { client, renderer, tokens } = program;
  const themeColours = { light: tokens.light.paper, dark: tokens.dark.paper };
  const editions = perWebRoot((webRoot) => {
    const parts = { manifest, client, built, cards: assets.cards, themeColours };
    return renderer.createSiteRenderer(data, createContext(webRoot, parts, request));
  });
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

function indexPages(webRoot: WebRoot, plan: UrlPlan): ReadonlyMap<string, PageEntry> {
  const own = plan.pages.filter((page) => page.edition === webRoot);
  const files = pageFiles(webRoot, own);
  return new Map(files.map(({ page, path }) => [path.slice(webRoot.length), page]));
}

function rulesOf(plan: UrlPlan, { checked: { manifest }, request }: VersionParts): SiteRules {
  const headers = (webRoot: WebRoot) =>
    createResponseHeaders(headerSettings(manifest, webRoot, request.environment));
  return {
    table: toUrlTable(plan),
    headers: { main: headers('main'), library: headers('library') },
  };
}

/** The files of a web root other than pages and assets; none where it has no pages. */
async function listFiles(
  webRoot: WebRoot,
  plan: UrlPlan,
  { checked: { manifest }, program, assets, request }: VersionParts,
): Promise<FileContents> {
  const pages = plan.pages.filter((page) => page.edition === webRoot);
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
    ...rootFiles(webRoot, pages, parts, request),
  ];
  return new Map(files.map(({ path, contents }) => [`/${path}`, contents]));
}
