import { hasPage } from '../../../runtime/services/block-pages.ts';

/**
 * Whether an edition does not show a field: its page of blocks, or its block, is left out there
 * (docs/product.md S23).
 *
 * @param field JSON Pointer below the edition.
 * @param valueOf What the edition states at a JSON Pointer.
 */
export function isHidden(
  field: string,
  edition: string,
  valueOf: (field: string) => unknown,
): boolean {
  const [page] = /^\/blockPages\/[^/]+/.exec(field) ?? [];
  if (page === undefined) return false;
  const [block] = /^\/blockPages\/[^/]+\/blocks\/[^/]+/.exec(field) ?? [page];
  const stated = { shown: valueOf(`${page}/shown`), onlyIn: valueOf(`${page}/onlyIn`) };
  return !hasPage(edition, stated) || valueOf(`${block}/shown`) === false;
}
