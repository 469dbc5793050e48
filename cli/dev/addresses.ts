import type { PageEntry, WebRoot } from '../../runtime/contract.ts';
import { standAlone } from '../manifest/stand-alone.ts';
import type { UrlTable } from '../manifest/table.ts';
import type { UrlPlan } from '../manifest/url-plan.ts';
import { toUrlTable } from '../manifest/url-plan.ts';
import { pageFiles } from '../site/page-files.ts';
import { once, perWebRoot } from '../resolve/once.ts';

/** The addresses of the editions that are served. */
export interface Addresses {
  readonly table: () => UrlTable;
  /** The page whose file has this path below a web root, such as `/nv/plan/index.html`. */
  readonly pageOf: (webRoot: WebRoot, file: string) => PageEntry | undefined;
}

/** @param selection Keys of regions, `generic` and `library` among them. */
export function createAddresses(urls: UrlPlan, selection: ReadonlySet<string>): Addresses {
  const plan = once(() => standAlone(urls, selection));
  const pages = perWebRoot((webRoot) => indexPages(webRoot, plan()));
  return {
    table: once(() => toUrlTable(plan())),
    pageOf: (webRoot, file) => pages[webRoot]().get(file),
  };
}

function indexPages(webRoot: WebRoot, plan: UrlPlan): ReadonlyMap<string, PageEntry> {
  const own = plan.pages.filter((page) => page.edition === webRoot);
  const files = pageFiles(webRoot, own);
  return new Map(files.map(({ page, path }) => [path.slice(webRoot.length), page]));
}
