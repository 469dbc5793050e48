import { useEffect, useState } from 'react';
import { askOf } from './ask.ts';
import type { EmptyLists, ShownField } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import type { ListEntry } from './text-fields.ts';
import { oncePerList } from './text-fields.ts';

/** The lists beside some fields, as they were found to have no item. */
interface FoundLists {
  /** Names the fields. */
  readonly beside: string;
  readonly lists: readonly ListEntry[];
}

/**
 * The lists beside the fields of a text that have no item. A list stays while the same text is
 * looked at: what has its first item by now can still be taken back there, and the page need not
 * show the item.
 */
export function useEmptyLists(fields: readonly ShownField[]): readonly ListEntry[] {
  const beside = fields.map(({ owner, field }) => `${owner}.${field}`).join(' ');
  const [found, setFound] = useState<FoundLists>({ beside, lists: [] });
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(fields.map(findBeside)).then((lists) => {
      if (!isCurrent) return;
      setFound((known) => {
        const kept = known.beside === beside ? known.lists : [];
        return { beside, lists: oncePerList([...kept, ...lists.flat()]) };
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [fields, beside]);
  return found.beside === beside ? found.lists : [];
}

async function findBeside(field: ListEntry['field']): Promise<readonly ListEntry[]> {
  const { owner } = field;
  const answer = await askOf<EmptyLists>(inspectorPaths.emptyLists, field);
  const lists = answer?.fields ?? [];
  return lists.map((list) => ({ field: { owner, field: list }, list, rest: '' }));
}
