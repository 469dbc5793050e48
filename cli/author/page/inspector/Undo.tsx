import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditSession } from '../session.ts';
import { Answer } from './Answer.tsx';
import { askLast, sendUndo } from './ask.ts';
import type { EditAnswer, LastEdit } from './edit-messages.ts';
import { keepSaid } from './said.ts';

interface UndoProps {
  readonly session: EditSession;
  /**
   * The edit that it is offered after: what there is to say of it, until an edit is taken back, and
   * what it was answered.
   */
  readonly saved?: { readonly words: string; readonly answer: EditAnswer | undefined };
  /** An edit was taken back, or could not be. */
  readonly onTaken?: () => void;
}

/**
 * What was answered to taking an edit back, and the answer to the edit before, which tells one from
 * the next.
 */
interface Taken {
  readonly answer: EditAnswer;
  readonly after: EditAnswer | undefined;
}

/** Takes the last edit back that a page of this server made, this one or another. */
export function Undo({ session, saved, onTaken }: UndoProps) {
  const [last, setLast] = useState<LastEdit>({});
  const [taken, setTaken] = useState<Taken>();
  const answer = taken?.after === saved?.answer ? taken?.answer : undefined;
  const words = answer?.outcome === 'done' ? undefined : saved?.words;
  useKept(words);
  useEffect(() => {
    let latest = 0;
    const load = async (): Promise<void> => {
      const turn = ++latest;
      const known = await askLast();
      if (turn === latest) setLast(known ?? {});
    };
    const close = session.onUpdate(() => void load());
    void load();
    return () => {
      latest = 0;
      close();
    };
  }, [session, taken]);
  const undo = async (): Promise<void> => {
    setTaken({ answer: await sendUndo(session.token), after: saved?.answer });
    onTaken?.();
  };
  return (
    <div className="undo">
      <span role="status">{answer?.outcome === 'done' ? 'Taken back.' : words}</span>{' '}
      {last.field !== undefined && last.blocked === undefined && (
        <UndoButton field={last.field} onUndo={() => void undo()} />
      )}
      {last.blocked !== undefined && <span className="card__note">{last.blocked}</span>}
      {answer?.outcome === 'conflict' && <Answer answer={answer} value="" session={session} />}
    </div>
  );
}

/** A page that an edit changes as a whole is loaded again, and says then what it said. */
function useKept(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return undefined;
    const keep = (): void => keepSaid(words);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [words]);
}

interface UndoButtonProps {
  readonly field: string;
  readonly onUndo: () => void;
}

/**
 * There is none once nothing is left to undo; the part of the inspector that it stood in then gets
 * its focus.
 */
function UndoButton({ field, onUndo }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current?.matches(':focus') === true)
        current.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    };
  }, []);
  return (
    <button ref={button} type="button" className="button" onClick={onUndo}>
      Undo the edit of {field}
    </button>
  );
}
