import { setImmediate } from 'node:timers/promises';
import type { PageEntry } from '../../../runtime/contract.ts';
import { onceEach } from '../../compile/values/once.ts';
import type { FieldPlace } from '../../compile/resolve/resolved.ts';
import type { PageSources } from './marked-site.ts';
import { markSite } from './marked-site.ts';
import { listMarkIds } from './marks.ts';

export type Reach = (field: FieldPlace) => Shown;

/** What shows a field. */
export interface Shown {
  /** Also those that show it after a click, or in a picture that is drawn. */
  readonly pages: readonly ShownPage[];
  /** Paths of the sharing cards and brochures that print it. */
  readonly drawings: readonly string[];
}

export type ShownPage = Pick<PageEntry, 'edition' | 'url' | 'region'>;

/** Makes all pages and drawings of marked content; `dev` answers others in between. */
export async function openReach(sources: PageSources): Promise<Reach> {
  const { marks, render, drawingsOf } = markSite(sources);
  const { pages: all } = sources.data.routes;
  const shownOf = onceEach((): Noted => ({ pages: [], drawings: [] }), keyOf);
  const shownOfMark = onceEach((id: number) => shownOf(marks.fieldOf(id)));
  const shownIn = (words: string) => new Set([...listMarkIds(words, marks)].map(shownOfMark));
  for (const edition of new Set(all.map(({ region }) => region))) {
    await setImmediate();
    for (const page of all.filter(({ region }) => region === edition))
      for (const { pages } of shownIn(render(page) ?? '')) pages.push(page);
    for (const { path, words } of drawingsOf(edition).filter(({ kind }) => kind !== 'cover'))
      for (const { drawings } of shownIn(words)) drawings.push(path);
  }
  return shownOf;
}

interface Noted extends Shown {
  readonly pages: ShownPage[];
  readonly drawings: string[];
}

function keyOf({ owner, pointer }: FieldPlace): string {
  return `${owner} ${pointer}`;
}
