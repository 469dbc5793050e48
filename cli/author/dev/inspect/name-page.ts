import type { WebRoot } from '../../../../runtime/contract.ts';

/** A region whose pages begin with a path. */
interface Home {
  readonly name: string;
  readonly pathPrefix: string;
}

/**
 * What people call a page: a landing page by its region, such as `Nevada`, any other page by its
 * region and its path, such as `Nevada, /nv/plan/`.
 */
export function namePage(homes: readonly Home[], edition: WebRoot, url: string): string {
  if (edition === 'library') return `the library edition, ${url}`;
  if (url === '/') return 'the home page';
  const home = homes.find(({ pathPrefix }) => url.startsWith(`${pathPrefix}/`));
  if (home === undefined) return url;
  return url === `${home.pathPrefix}/` ? home.name : `${home.name}, ${url}`;
}
