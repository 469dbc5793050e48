import type { FieldReach, PageCount } from './messages.ts';

/** The same with those alone that show the value on a page, once that is known. */
export function narrowed<Details extends { readonly reach: FieldReach }>(
  details: Details,
  pages: PageCount | undefined,
): Details {
  if (pages === undefined || pages.pages === 0) return details;
  return { ...details, reach: { ...details.reach, editions: pages.editions } };
}
