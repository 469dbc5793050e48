import type { MainPage } from '../app/view.ts';
import type { BlockPage } from './blocks/kinds.ts';

/** What a page of blocks says; a page that its region lacks is an internal error and throws. */
export function wordsOf({ page, region }: Pick<MainPage, 'page' | 'region'>): BlockPage {
  const name = page.params['page'] ?? '';
  const words = region.blockPages?.[name];
  if (words === undefined) throw new Error(`"${region.key}" has no page of blocks "${name}".`);
  return words;
}
