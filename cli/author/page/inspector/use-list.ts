import { useCallback, useEffect, useState } from 'react';
import { askOf, sendEdit } from './ask.ts';
import type { EditAnswer, FieldEdit, ListChange } from './edit-messages.ts';
import type { ListDetails } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import type { ListEntry } from './text-fields.ts';
import { itemOf } from './text-fields.ts';
import { useLoaded } from './use-loaded.ts';
import { useSession, useUpdates } from './use-session.ts';
import { useTarget } from './use-target.ts';

/** A list, and what is made of it. */
export type ListControl = ReturnType<typeof useList>;

/**
 * A change, what it is called once it is made, and the index of the item that is then looked at.
 */
export interface ListStep {
  readonly change: ListChange;
  readonly done: string;
  readonly next: number;
}

/** @param onNext An edit was saved after which another item is to be looked at. */
export function useList(entry: ListEntry, onNext: (index: number) => void) {
  const session = useSession();
  const { details, isCurrent, renew } = useDetails(entry);
  const [isSaving, setIsSaving] = useState(false);
  const { makeFor, ...choice } = useTarget(details?.own !== undefined);
  const [answer, setAnswer] = useState<EditAnswer>();
  const [done, setDone] = useState<string>();
  const isBusy = isSaving || !isCurrent;
  const send = async (edit: FieldEdit, words: string, next?: number): Promise<boolean> => {
    setIsSaving(true);
    const saved = await sendEdit(inspectorPaths.save, session.token, edit);
    const isSaved = saved.outcome === 'done';
    renew(isSaved && next !== undefined ? `${edit.field}.${next}` : undefined);
    setIsSaving(false);
    setAnswer(saved);
    setDone(isSaved ? words : undefined);
    return isSaved;
  };
  return {
    details,
    /** Whether the list may be another one already. */
    isBusy,
    ...choice,
    answer,
    /** What was done last. */
    done,
    change({ change, done: words, next }: ListStep): void {
      if (details === undefined || isBusy) return;
      const { owner, field: list, seen } = details;
      makeFor((action) => {
        void send({ owner, field: list, seen, action, change }, words, next).then(
          (isSaved) => isSaved && onNext(next),
        );
      });
    },
    handBack(): void {
      if (details === undefined || isBusy) return;
      const { owner, field: list, seen } = details;
      void send({ owner, field: list, seen, action: 'hand back' }, 'Handed back.');
    },
  };
}

interface DetailsRequest {
  /** Path of the item that an edit led to, until the page shows that. */
  readonly item?: string | undefined;
  /** How many edits there were. */
  readonly edits: number;
}

/**
 * Details that a new look at the same item has yet to confirm can be used: the server compares what
 * is edited.
 */
function useDetails(entry: ListEntry) {
  const { owner, field } = entry.field;
  const { list } = entry;
  const [{ edits, ...request }, setRequest] = useState<DetailsRequest>({ edits: 0 });
  useEffect(
    () => setRequest((now) => (now.item === undefined ? now : { edits: now.edits })),
    [field],
  );
  const item = request.item ?? itemOf(entry);
  const load = useCallback(async () => {
    const details = await askDetails(owner, [item, field, list]);
    return { details, item, edits };
  }, [owner, field, list, item, edits]);
  const [updates] = useUpdates();
  const loaded = useLoaded(load, updates);
  return {
    details: loaded?.details,
    /** Whether that was after all that may have changed it. */
    isCurrent: loaded?.item === item && loaded.edits === edits,
    /** Asks again, of another item where one is named: the files have it before the page does. */
    renew: (next: string | undefined) =>
      setRequest((now) => ({ item: next, edits: now.edits + 1 })),
  };
}

/**
 * By the first of some fields that is there: of a list that has lost its last item that is the list
 * itself.
 */
async function askDetails(
  owner: string,
  fields: readonly string[],
): Promise<ListDetails | undefined> {
  for (const field of new Set(fields)) {
    const found = await askOf<ListDetails>(inspectorPaths.list, { owner, field });
    if (found !== undefined) return found;
  }
  return undefined;
}
