import type { WebRoot, PageEntry } from '../../runtime/contract.ts';

/** A page, and the path of its file below the output. */
export interface PageFile {
  readonly page: PageEntry;
  readonly path: string;
}

/** The files of the pages of a web root. */
export function pageFiles(webRoot: WebRoot, pages: readonly PageEntry[]): readonly PageFile[] {
  const files = pages.map((page) => ({ page, path: filePathOf(webRoot, page.url) }));
  return [...files, ...notFoundAtRoot(`${webRoot}/404.html`, files)];
}

/** The path of a URL's file below the output: `/nv/plan/` of `main` is `main/nv/plan/index.html`. */
export function filePathOf(webRoot: WebRoot, url: string): string {
  return `${webRoot}${url.endsWith('/') ? `${url}index.html` : url}`;
}

/** Hosts look for the page of unknown paths at the root, also where only regions were built. */
function notFoundAtRoot(atRoot: string, files: readonly PageFile[]): readonly PageFile[] {
  if (files.some(({ path }) => path === atRoot)) return [];
  const [first] = files.filter(({ path }) => path.endsWith('/404.html'));
  return first === undefined ? [] : [{ ...first, path: atRoot }];
}
