import type { Dispatch, SetStateAction } from 'react';
import { useEffect, useState } from 'react';
import { sendEdit } from './ask.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import type { EditAnswer, FieldEdit, FieldEditing, SeenValue } from './edit-messages.ts';
import type { FieldDetails } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import { useSession } from './use-session.ts';
import type { Target } from './use-target.ts';
import { useTarget } from './use-target.ts';

/** A change that is being made. */
export type Editing = ReturnType<typeof useEditing>;

/** A change of a single value. */
interface WriteEdit extends Pick<FieldDetails, 'owner' | 'field'> {
  readonly seen: SeenValue;
  readonly action: Target;
  readonly value: string;
  readonly alt: string | undefined;
}

/** Milliseconds without a keystroke after which what is typed is checked. */
const pause = 200;

/**
 * @param words What the picture shows so far, where that is changed.
 * @param onSaved What was typed is in the file.
 * @param likely Whom it is for at first, where that can be chosen.
 */
export function useEditing(
  details: FieldDetails,
  editing: FieldEditing,
  words: string | undefined,
  onSaved: (answer: EditAnswer) => void,
  likely?: Target,
) {
  const session = useSession();
  const { seen, own } = editing;
  const typed = useTyped(details, seen, words);
  const { value, alt, isChanged, setValue, drop } = typed;
  const { makeFor, ...choice } = useTarget(own !== undefined, likely);
  const { target } = choice;
  const [answer, setAnswer] = useState<EditAnswer>();
  const [isSaving, setIsSaving] = useState(false);
  const [mendedCount, setMendedCount] = useState(0);
  const { owner, field } = details;
  const action = target ?? 'write';
  const edited = { owner, field, seen, action, value, alt };
  useCheck(edited, isChanged && alt !== '', isSaving, setAnswer);
  const send = async (edit: FieldEdit): Promise<void> => {
    setIsSaving(true);
    const saved = await sendEdit(inspectorPaths.save, session.token, edit);
    setIsSaving(false);
    setAnswer(saved);
    if (saved.outcome !== 'done') return;
    drop();
    onSaved(saved);
  };
  const write = (over: SeenValue): void =>
    makeFor((action) => {
      const next = words === undefined ? value : String(over.typed);
      void send(toEdit({ owner, field, seen: over, action, value: next, alt }));
    });
  return {
    ...typed,
    ...choice,
    /** What checking or saving it last answered. */
    answer,
    isSaving,
    /** Puts another text in the place of what was typed. */
    mend(mended: string): void {
      setValue(mended);
      setMendedCount(mendedCount + 1);
    },
    mendedCount,
    /** Whether it is still to be said what the picture shows. */
    needsWords: alt === '',
    save: () => write(seen),
    /** Saves what is typed in place of what the file says by now. */
    replace: write,
    handBack: () => void send({ owner, field, seen, action: 'hand back' }),
  };
}

/** What is typed as the value, or of a picture what it shows: then its path stays. */
function useTyped(details: FieldDetails, seen: SeenValue, words: string | undefined) {
  const draft = useDraft(details, seen);
  const [alt, setAlt] = useState(words);
  const typed = String(seen.typed);
  const value = words === undefined ? draft.value : typed;
  return {
    ...draft,
    value,
    /** Whether it began with what was typed before and not saved. */
    isDraft: draft.isDraft && words === undefined,
    alt,
    setAlt,
    isChanged: value !== typed || alt !== words,
  };
}

/** What is typed, at first what was typed before and neither saved nor cancelled. */
function useDraft(details: FieldDetails, seen: SeenValue) {
  const [draft] = useState(() => readDraft(details, seen));
  const [value, setValue] = useState(draft ?? String(seen.typed));
  return {
    value,
    isDraft: draft !== undefined,
    setValue(next: string): void {
      keepDraft(details, seen, next);
      setValue(next);
    },
    /** Forgets what is typed. */
    drop: () => dropDraft(details),
  };
}

function toEdit({ alt, ...edit }: WriteEdit): FieldEdit {
  return alt === undefined ? edit : { ...edit, alt };
}

/**
 * Has what is typed checked while it is not being saved: checked after that, it would be in
 * conflict with itself.
 */
function useCheck(
  { owner, field, seen, action, value, alt }: WriteEdit,
  isComplete: boolean,
  isSaving: boolean,
  setAnswer: Dispatch<SetStateAction<EditAnswer | undefined>>,
): void {
  const { token } = useSession();
  useEffect(() => {
    if (isSaving) return undefined;
    if (!isComplete) {
      setAnswer((now) => (now?.outcome === 'conflict' ? now : undefined));
      return undefined;
    }
    let isCurrent = true;
    const edit = toEdit({ owner, field, seen, action, value, alt });
    const timer = setTimeout(() => {
      void sendEdit(inspectorPaths.check, token, edit).then((checked) => {
        if (isCurrent) setAnswer(checked);
      });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [owner, field, seen, action, value, alt, isComplete, token, isSaving, setAnswer]);
}
