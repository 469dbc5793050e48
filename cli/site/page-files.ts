import type { WebRoot, PageEntry } from '../../runtime/contract.ts';

/** A page, and the path of its file below the output. */
export interface PageFile {
  readonly page: PageEntry;
  readonly path: string;
}

/** The files of the pages of a web root. */
export function pageFiles(webRoot: WebRoot, pages: readonly PageEntry[]): readonly PageFile[] {
  const files = pages.map((page) => ({ page, path: filePathOf(page.url) }));
  return [...files, ...notFoundAtRoot(files)].map(({ page, path }) => ({
    page,
    path: `${webRoot}/${path}`,
  }));
}

/** `/nv/plan/` is the file `nv/plan/index.html`; `/404.html` is itself. */
function filePathOf(url: string): string {
  const path = url.slice(1);
  return url.endsWith('/') ? `${path}index.html` : path;
}

/** Hosts look for the page of unknown paths at the root, also where only regions were built. */
function notFoundAtRoot(files: readonly PageFile[]): readonly PageFile[] {
  if (files.some(({ path }) => path === '404.html')) return [];
  const [first] = files.filter(({ path }) => path.endsWith('/404.html'));
  return first === undefined ? [] : [{ ...first, path: '404.html' }];
}
