import type { Change, ChangeKind } from './change.ts';
import { isMadeAnew } from './change.ts';

/** What a reviewer must see, from first to last. */
const order = [
  'gone page',
  'lost redirect',
  'page',
  'price',
  'text',
  'words for search engines',
  'picture',
  'link',
  'redirect',
  'file',
  'header',
  'made anew',
  'setting',
  'look',
] as const satisfies readonly (ChangeKind | string)[];

/** Where a change stands among others; lower is more important. */
export function importanceOf(change: Change): number {
  return order.indexOf(sortOf(change));
}

function sortOf(change: Change): (typeof order)[number] {
  const { kind, after, leadsTo, roles } = change;
  if (kind === 'page' && after === undefined) return 'gone page';
  if (kind === 'redirect' && leadsTo === null) return 'lost redirect';
  if (isMadeAnew(change)) return 'made anew';
  const isForSearch = roles.every((role) => role === 'title' || role === 'description');
  return kind === 'text' && isForSearch ? 'words for search engines' : kind;
}
