import type { PageEntry } from '../../runtime/contract.ts';
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

/**
 * Finds what all pages and drawings show, by making them of marked content.
 *
 * @param pause Called between two editions; a rejection ends the search.
 */
export async function openReach(
  { data, context, resolved, createSiteRenderer }: PageSources,
  pause?: () => Promise<void>,
): Promise<Reach> {
  const pages = new Index<ShownPage>();
  const drawings = new Index<string>();
  for (const edition of new Set(data.routes.pages.map(({ region }) => region))) {
    await pause?.();
    const { marks, ...marked } = markSite(data, context, resolved, edition);
    const render = createSiteRenderer(marked.data, marked.context);
    const fieldsIn = (words: string) => [...listMarkIds(words, marks)].map(marks.fieldOf);
    for (const page of data.routes.pages.filter(({ region }) => region === edition))
      pages.add(fieldsIn(renderMarked(render, page) ?? ''), page);
    for (const { path, words } of marked.drawings) drawings.add(fieldsIn(words), path);
  }
  return (field) => ({ pages: pages.of(field), drawings: drawings.of(field) });
}

/** What shows which field. */
class Index<T> {
  readonly #shown = new Map<string, T[]>();

  add(fields: readonly FieldPlace[], shown: T): void {
    for (const key of new Set(fields.map(keyOf))) {
      const known = this.#shown.get(key);
      if (known === undefined) this.#shown.set(key, [shown]);
      else known.push(shown);
    }
  }

  of(field: FieldPlace): readonly T[] {
    return this.#shown.get(keyOf(field)) ?? [];
  }
}

function keyOf({ owner, pointer }: FieldPlace): string {
  return `${owner} ${pointer}`;
}
