import type { PageEntry, WebRoot } from '../../../runtime/contract.ts';
import { standAlone } from '../../compile/manifest/stand-alone.ts';
import type { UrlPlan, UrlTable } from '../../compile/manifest/table.ts';
import { toUrlTable } from '../../compile/manifest/table.ts';
import type { Site } from '../../compile/open-site.ts';
import { withoutCache } from '../../compile/emit/drawing.ts';
import { assetFiles } from '../../compile/source/assets.ts';
import { openFinder } from '../find/find.ts';
import { createPageMapper } from '../reach/page-map.ts';
import { openReach } from '../reach/page-reach.ts';
import { createTextContext } from '../reach/text-context.ts';
import type { SiteRules } from '../../deliver/serve/service.ts';
import type { ClientBundle } from '../../compile/site/client-bundle.ts';
import type { Program } from '../../compile/site/program.ts';
import { makeCalendars } from '../../compile/site/calendar-files.ts';
import type { OutputEntry } from '../../compile/site/output-file.ts';
import type { SiteRequest } from '../../compile/site/page-context.ts';
import { assetsOfRootFiles, clientFiles, rootFiles } from '../../compile/site/assemble.ts';
import { createResponseHeaders } from '../../compile/site/headers.ts';
import { createContext, originOf } from '../../compile/site/page-context.ts';
import { pageFiles } from '../../compile/site/page-files.ts';
import { createRender, UnmadeAsset } from '../../compile/site/render-page.ts';
import { statesFile } from '../../compile/site/states-file.ts';
import type { VersionAssets } from './asset-store.ts';
import { once } from '../../compile/values/once.ts';
import { oncePerWebRoot, byWebRoot } from '../../compile/resolve/web-roots.ts';

/** The program while it is edited. */
export interface ProgramParts extends Program {
  /** Files of the client that pages may still load which were rendered before. */
  readonly earlierFiles: ClientBundle['files'];
}

interface VersionParts {
  readonly site: Site;
  readonly program: ProgramParts;
  readonly assets: VersionAssets;
  readonly request: SiteRequest;
}

/** The site between two edits. Nothing of it is made before it is asked for. */
export type SiteVersion = ReturnType<typeof createVersion>;

export function createVersion(parts: VersionParts) {
  const { site, request, assets } = parts;
  const plan = once(() => standAlone(site.manifest.urls, request.selection));
  const table = once(() => toUrlTable(plan()));
  const pages = oncePerWebRoot((webRoot) => indexPages(webRoot, plan()));
  const files = oncePerWebRoot((webRoot) => listFiles(webRoot, table(), parts));
  const pagesWith = (built: VersionAssets['built']) =>
    oncePerWebRoot((webRoot) => {
      const provided = { assets: built, cards: assets.cards };
      const context = createContext(webRoot, site, provided, request);
      return { render: createRender(site, context), map: createPageMapper({ ...site, context }) };
    });
  const asBuilt = pagesWith(assets.built);
  const open = pagesWith(assets.builtForOpen);
  const complete = <T>(work: () => T) => completeWith(assets, work);
  const opened = new Map<PageEntry, string>();
  return {
    ...parts,
    /** The page whose file has this path below a web root, such as `/nv/plan/index.html`. */
    pageOf: (webRoot: WebRoot, file: string) => pages[webRoot]().get(file),
    rules: once((): SiteRules => {
      const headers = byWebRoot(site.manifest, (webRoot) =>
        createResponseHeaders(site.manifest, webRoot, request.environment),
      );
      return { table: table(), headers };
    }),
    /** The document of a page as `build` writes it. */
    render: (page: PageEntry) => complete(() => asBuilt[page.edition]().render(page)),
    /**
     * The same for a page that is open: it does not wait for what is drawn anew. Rendered for the
     * announcement of an edit, and not again when the page then asks for it: 4 % of an edit.
     */
    async renderOpen(page: PageEntry): Promise<string> {
      const html = opened.get(page) ?? (await complete(() => open[page.edition]().render(page)));
      opened.set(page, html);
      return html;
    },
    /** The texts of an open page, with where they are written, and its document. */
    textsOf: (page: PageEntry) =>
      complete(() => {
        const { render, map } = open[page.edition]();
        const html = render(page);
        return { html, ...map(page, html) };
      }),
    /** Says what shows a field, as `explain` has it. */
    reach: once(() => openReach({ ...site, context: createTextContext(site) })),
    finder: once(() => openFinder(site.resolved, assetFiles(site.root).read)),
    /** A file that is no page, by its path below a web root. */
    async file(webRoot: WebRoot, path: string): Promise<Uint8Array | string | undefined> {
      if (path.endsWith('.ics')) return findCalendar(path, table(), parts);
      const own = (await files[webRoot]()).get(path);
      return own ?? assets.find(path);
    },
  };
}

/** Makes the assets that the work finds unmade, and does it again. */
async function completeWith<T>(assets: VersionAssets, work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof UnmadeAsset)) throw error;
      await assets.make(error.path);
    }
  }
}

function indexPages(webRoot: WebRoot, { pages }: UrlPlan): ReadonlyMap<string, PageEntry> {
  const own = pages.filter((page) => page.edition === webRoot);
  const files = pageFiles(webRoot, own);
  return new Map(files.map(({ page, path }) => [path.slice(webRoot.length), page]));
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

/** The files of a web root other than pages and assets; none where it has no pages. */
async function listFiles(
  webRoot: WebRoot,
  table: UrlTable,
  { site, program, assets, request }: VersionParts,
): Promise<ReadonlyMap<string, OutputEntry['contents']>> {
  const pages = table.pages.filter((page) => page.edition === webRoot);
  if (pages.length === 0) return new Map();
  const needed = assetsOfRootFiles(pages, site.manifest).map(async (path) => {
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
