import { useEffect, useState } from 'react';
import type { Session } from '../session.ts';
import { askList, sendEdit } from './ask.ts';
import type { EditAnswer, FieldEdit, ListChange, ListDetails, ShownField } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import type { Target } from './use-editing.ts';

/** The list of a field, and what is made of it. */
export interface ListControl {
  /** As it was when it was last asked for; undefined where there is none. */
  readonly details: ListDetails | undefined;
  /** Whether the list may be another one already. */
  readonly isBusy: boolean;
  readonly target: Target;
  readonly answer: EditAnswer | undefined;
  /** What was done last. */
  readonly done: string | undefined;
  readonly setTarget: (target: Target) => void;
  readonly change: (step: ListStep) => void;
  readonly handBack: () => void;
}

/** A change, what it is called once it is made, and the index of the item that is then looked at. */
export interface ListStep {
  readonly change: ListChange;
  readonly done: string;
  readonly next: number;
}

/** @param onNext An edit was saved after which another item is to be looked at. */
export function useList(
  field: ShownField,
  session: Session,
  onNext: (index: number) => void,
): ListControl {
  const { details, isCurrent, renew } = useDetails(field);
  const [isSaving, setIsSaving] = useState(false);
  const [target, setTarget] = useState<Target>('write');
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
    isBusy,
    target,
    answer,
    done,
    setTarget,
    change({ change, done: words, next }) {
      if (details === undefined || isBusy) return;
      const { owner, field: list, seen, own } = details;
      const action = own === undefined ? 'write' : target;
      void send({ owner, field: list, seen, action, change }, words, next).then(
        (isSaved) => isSaved && onNext(next),
      );
    },
    handBack() {
      if (details === undefined || isBusy) return;
      const { owner, field: list, seen } = details;
      void send({ owner, field: list, seen, action: 'hand back' }, 'Handed back.');
    },
  };
}

/** What was last asked for, and whether that was after all that may have changed it. */
interface AskedDetails {
  readonly details: ListDetails | undefined;
  readonly isCurrent: boolean;
  /** Asks again, of another item where one is named: the files have it before the page does. */
  readonly renew: (item: string | undefined) => void;
}

function useDetails(field: ShownField): AskedDetails {
  const [details, setDetails] = useState<ListDetails>();
  const [isCurrent, setIsCurrent] = useState(false);
  const [asked, setAsked] = useState<AskedItem>({});
  useEffect(() => setAsked((now) => (now.item === undefined ? now : {})), [field.field]);
  useEffect(() => {
    let isLatest = true;
    setIsCurrent(false);
    void askDetails(field, asked).then((found) => {
      if (!isLatest) return;
      setDetails(found);
      setIsCurrent(true);
    });
    return () => {
      isLatest = false;
    };
  }, [field, asked]);
  const renew = (item: string | undefined): void => {
    setIsCurrent(false);
    setAsked({ item });
  };
  return { details, isCurrent, renew };
}

interface AskedItem {
  /** Path of the item that an edit led to, until the page shows that. */
  readonly item?: string | undefined;
}

async function askDetails(
  { owner, field }: ShownField,
  { item }: AskedItem,
): Promise<ListDetails | undefined> {
  const found = item === undefined ? undefined : await askList({ owner, field: item });
  return found ?? askList({ owner, field });
}
