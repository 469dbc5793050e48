import { setImmediate } from 'node:timers/promises';
import type { PageEntry } from '../../runtime/contract.ts';
import { onceEach } from '../resolve/once.ts';
import type { FieldPlace } from '../resolve/resolved.ts';
import { markSite } from './marked-site.ts';
import { listMarkIds } from './marks.ts';
import type { PageSources } from './page-map.ts';
import { renderMarked } from './page-map.ts';

/** Says what shows a field. */
export type Reach = (field: FieldPlace) => Shown;

/** What shows a field. */
export interface Shown {
  /** Also those that show it after a click, such as a message of a form, or in a picture that is drawn. */
  readonly pages: readonly ShownPage[];
  /** Paths of the sharing cards and brochures that print it. */
  readonly drawings: readonly string[];
}

export type ShownPage = Pick<PageEntry, 'edition' | 'url' | 'region'>;

/** Finds what all pages and drawings show, by making them of marked content; `dev` answers others between two editions. */
export async function openReach({
  data,
  context,
  resolved,
  createSiteRenderer,
}: PageSources): Promise<Reach> {
  const site = markSite(data, context, resolved);
  const { marks } = site;
  const keyOfMark = onceEach((id: number) => keyOf(marks.fieldOf(id)));
  const pages = new Map<string, Set<ShownPage>>();
  const drawings = new Map<string, Set<string>>();
  const note = <T>(shown: T, words: string, found: Map<string, Set<T>>): void => {
    for (const key of new Set([...listMarkIds(words, marks)].map(keyOfMark)))
      found.set(key, (found.get(key) ?? new Set()).add(shown));
  };
  for (const edition of new Set(data.routes.pages.map(({ region }) => region))) {
    await setImmediate();
    const render = createSiteRenderer(site.dataOf(edition), site.context);
    for (const page of data.routes.pages.filter(({ region }) => region === edition))
      note(page, renderMarked(render, page) ?? '', pages);
    for (const { kind, path, words } of site.drawingsOf(edition))
      if (kind !== 'cover') note(path, words, drawings);
  }
  return (field) => ({
    pages: [...(pages.get(keyOf(field)) ?? [])],
    drawings: [...(drawings.get(keyOf(field)) ?? [])],
  });
}

function keyOf({ owner, pointer }: FieldPlace): string {
  return `${owner} ${pointer}`;
}
