import type { PageEntry, WebRoot } from '../../../runtime/contract.ts';
import { devPaths, servedAttribute } from '../page/messages.ts';
import { hashText } from '../../compile/values/hash.ts';
import { PictureError } from '../../compile/emit/picture-error.ts';
import { openTable } from '../../compile/manifest/match.ts';
import type { ServedFile } from '../../deliver/serve/files.ts';
import { toServedFile } from '../../deliver/serve/files.ts';
import type { SiteRules } from '../../deliver/serve/service.ts';
import { RenderError } from '../../compile/site/render-page.ts';
import type { FileChange } from './watch.ts';
import type { Sources, State } from './state.ts';
import { initialState, nextState, uncheckedState } from './state.ts';
import type { SiteVersion } from './version.ts';

export type DevSite = ReturnType<typeof openDevSite>;

/** What shows changes early. */
export interface EarlyShow {
  /** Keys of the regions that pages are open of. */
  regions(): ReadonlySet<string>;
  show(): Promise<void>;
}

/** The site as the last edit without errors left it, in memory. */
export function openDevSite(sources: Sources) {
  let state: State = initialState;
  return {
    isCompressed: false,
    rules: () => state.version?.rules() ?? noRules,
    publishedUrl: (asset: string) => state.version?.assets.publishedUrl(asset),
    read: (webRoot: WebRoot, path: string) => readFile(state.version, webRoot, path),
    state: () => state,
    /** @param early Shows changes before these have been checked, where that is possible. */
    async update(changes: readonly FileChange[], early?: EarlyShow): Promise<void> {
      const before = state;
      const unchecked = early && uncheckedState(before, changes, sources, early.regions());
      if (early && unchecked) {
        state = unchecked;
        await early.show();
      }
      state = await nextState(before, changes, sources);
    },
  };
}

const noHeaders = { everywhere: {}, hashed: {}, revalidated: { 'Cache-Control': 'no-cache' } };

const noRules: SiteRules = {
  table: { pages: [], files: [], rules: [] },
  headers: { main: noHeaders, library: noHeaders },
};

async function readFile(
  version: SiteVersion | undefined,
  webRoot: WebRoot,
  path: string,
): Promise<ServedFile | undefined> {
  if (version === undefined) return toServedFile('/index.html', Buffer.from(placeholderPage));
  const page = version.pageOf(webRoot, path);
  const contents =
    page === undefined ? await version.file(webRoot, path) : await renderPage(version, page);
  return contents === undefined ? undefined : toServedFile(path, Buffer.from(contents));
}

/** The page's script says what is wrong with one that cannot be made. */
async function renderPage(version: SiteVersion, page: PageEntry): Promise<string> {
  try {
    return withPageScript(await version.render(page));
  } catch (error) {
    if (error instanceof RenderError || error instanceof PictureError) return placeholderPage;
    throw error;
  }
}

/** The page that answers an address; undefined where that leads elsewhere or nowhere. */
export function findPage(
  version: SiteVersion,
  webRoot: WebRoot,
  path: string,
): PageEntry | undefined {
  // What belongs to `dev` itself is no page of the site.
  if (path.startsWith('/-/')) return undefined;
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const page = version.pageOf(webRoot, file);
  if (page !== undefined) return page;
  const match = openTable(version.rules().table).match(webRoot, path);
  if (match.type === 'rewrite') return match.page;
  return match.type === 'not-found' ? version.pageOf(webRoot, '/404.html') : undefined;
}

/** Adds what a page of a build lacks: a script, before those of the page. */
export function withPageScript(html: string): string {
  const tag = `<script type="module" src="${devPaths.script}" ${servedAttribute}="${hashText(html)}"></script>\n`;
  return html.replace(/^<head>\n/m, (head) => head + tag);
}

/** Stands in for every page while there is none to show; the script shows what is wrong over it. */
const placeholderPage = withPageScript(`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing to show yet</title>
</head>
<body>
<main><p>There is nothing to show before what is wrong is mended. This page then opens by itself.</p></main>
</body>
</html>
`);
