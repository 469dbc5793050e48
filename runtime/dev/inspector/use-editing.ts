import { useEffect, useRef, useState } from 'react';
import type { Session } from '../session.ts';
import { sendEdit } from './ask.ts';
import type { EditAnswer, FieldDetails, FieldEdit, FieldEditing } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import type { TargetChoice } from './use-target.ts';
import { useTarget } from './use-target.ts';

/** A change that is being made. */
export interface Editing extends Omit<TargetChoice, 'makeFor'> {
  readonly value: string;
  /** What checking or saving it last answered. */
  readonly answer: EditAnswer | undefined;
  readonly isSaving: boolean;
  readonly setValue: (value: string) => void;
  readonly save: () => void;
  readonly handBack: () => void;
}

/** Milliseconds without a keystroke after which what is typed is checked. */
const pause = 200;

/** @param onSaved What was typed is in the file. */
export function useEditing(
  details: FieldDetails,
  editing: FieldEditing,
  session: Session,
  onSaved: (answer: EditAnswer) => void,
): Editing {
  const { seen, own } = editing;
  const [value, setValue] = useState(String(seen.typed));
  const { makeFor, ...choice } = useTarget(own !== undefined);
  const { target } = choice;
  const [answer, setAnswer] = useState<EditAnswer>();
  const [isSaving, setIsSaving] = useState(false);
  const { owner, field } = details;
  const stopCheck = useRef<() => void>(undefined);
  useEffect(() => {
    if (value === String(seen.typed)) {
      setAnswer((now) => (now?.outcome === 'conflict' ? now : undefined));
      return undefined;
    }
    let isCurrent = true;
    const edit: FieldEdit = { owner, field, seen, action: target ?? 'write', value };
    const timer = setTimeout(() => {
      void sendEdit(inspectorPaths.check, session.token, edit).then((checked) => {
        if (isCurrent) setAnswer(checked);
      });
    }, pause);
    stopCheck.current = () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    return stopCheck.current;
  }, [value, target, owner, field, seen, session]);
  const send = async (edit: FieldEdit): Promise<void> => {
    // Checked after it is saved, the edit would be in conflict with itself.
    stopCheck.current?.();
    setIsSaving(true);
    const saved = await sendEdit(inspectorPaths.save, session.token, edit);
    setIsSaving(false);
    setAnswer(saved);
    if (saved.outcome === 'done') onSaved(saved);
  };
  return {
    value,
    ...choice,
    answer,
    isSaving,
    setValue,
    save: () => makeFor((action) => void send({ owner, field, seen, action, value })),
    handBack: () => void send({ owner, field, seen, action: 'hand back' }),
  };
}
