import type { Change, ChangeKind } from './change.ts';
import { isRemade } from './change.ts';

/** What a reviewer must see, from first to last. */
const order = [
  'gone page',
  'lost redirect',
  'page',
  'price',
  'text',
  'words for a picture',
  'words for search engines',
  'picture',
  'link',
  'redirect',
  'file',
  'header',
  'remade',
  'setting',
  'look',
] as const satisfies readonly (ChangeKind | string)[];

/** Orders changes, the most important first; of the same importance, those of most pages. */
export function byImportance(a: Change, b: Change): number {
  return importanceOf(a) - importanceOf(b) || b.spots.length - a.spots.length;
}

/** Where a change stands among others; lower is more important. */
export function importanceOf(change: Change): number {
  return order.indexOf(sortOf(change));
}

function sortOf(change: Change): (typeof order)[number] {
  const { kind, after, leadsTo, roles } = change;
  if (kind === 'page' && after === undefined) return 'gone page';
  if (kind === 'redirect' && leadsTo === null) return 'lost redirect';
  if (isRemade(change)) return 'remade';
  if (kind !== 'text') return kind;
  if (roles.every((role) => role === 'alternative')) return 'words for a picture';
  const isForSearch = roles.every((role) => role === 'title' || role === 'description');
  return isForSearch ? 'words for search engines' : kind;
}
