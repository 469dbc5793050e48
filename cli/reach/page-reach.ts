import type { PageEntry } from '../../runtime/contract.ts';
import { groupBy } from '../resolve/group-by.ts';
import type { FieldPlace } from '../resolve/resolved.ts';
import { markSite } from './marked-site.ts';
import type { Marks } from './marks.ts';
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

/**
 * Finds what all pages and drawings show, by making them of marked content.
 *
 * @param pause Called between two editions; a rejection ends the search.
 */
export async function openReach(
  { data, context, resolved, createSiteRenderer }: PageSources,
  pause?: () => Promise<void>,
): Promise<Reach> {
  const site = markSite(data, context, resolved);
  const { marks } = site;
  const pages: Found<ShownPage> = new Map();
  const drawings: Found<string> = new Map();
  for (const edition of new Set(data.routes.pages.map(({ region }) => region))) {
    await pause?.();
    const marked = site.dataOf(edition);
    const render = createSiteRenderer(marked, site.context);
    for (const page of data.routes.pages.filter(({ region }) => region === edition))
      note(page, listMarkIds(renderMarked(render, page) ?? '', marks), pages);
    for (const { kind, path, words } of site.drawingsOf(edition, marked))
      if (kind !== 'cover') note(path, listMarkIds(words, marks), drawings);
  }
  const [pagesOf, drawingsOf] = [byField(pages, marks), byField(drawings, marks)];
  return (field) => ({ pages: pagesOf(field), drawings: drawingsOf(field) });
}

/** What shows which mark, by its id. */
type Found<T> = Map<number, T[]>;

function note<T>(shown: T, ids: Iterable<number>, found: Found<T>): void {
  for (const id of ids) {
    const known = found.get(id);
    if (known === undefined) found.set(id, [shown]);
    else known.push(shown);
  }
}

/** What shows a field, which has several marks where texts print it by token. */
function byField<T>(found: Found<T>, { fieldOf }: Marks): (field: FieldPlace) => readonly T[] {
  const ids = groupBy([...found.keys()], (id) => keyOf(fieldOf(id)));
  return (field) => [
    ...new Set((ids.get(keyOf(field)) ?? []).flatMap((id) => found.get(id) ?? [])),
  ];
}

function keyOf({ owner, pointer }: FieldPlace): string {
  return `${owner} ${pointer}`;
}
