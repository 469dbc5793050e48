import type { WebRoot, PageEntry } from '../../../runtime/contract.ts';

/** A page, and the path of its file below the output. */
export interface PageFile {
  readonly page: PageEntry;
  readonly path: string;
}

export function pageFiles(webRoot: WebRoot, pages: readonly PageEntry[]): readonly PageFile[] {
  const files = pages.map((page) => ({ page, path: filePathOf(webRoot, page.url) }));
  // Hosts look for the page of unknown paths at the root, also where only regions were built.
  const atRoot = `${webRoot}/404.html`;
  const isThere = files.some(({ path }) => path === atRoot);
  const other = files.find(({ path }) => path.endsWith('/404.html'));
  return isThere || other === undefined ? files : [...files, { ...other, path: atRoot }];
}

/** The file of a URL below the output: `/nv/plan/` is `main/nv/plan/index.html`. */
export function filePathOf(webRoot: WebRoot, url: string): string {
  return `${webRoot}${url.endsWith('/') ? `${url}index.html` : url}`;
}
