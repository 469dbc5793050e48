import { useEffect, useState } from 'react';
import type { Session } from '../session.ts';
import { Answer } from './Answer.tsx';
import { askLast, sendUndo } from './ask.ts';
import type { EditAnswer, LastEdit } from './messages.ts';

/** Takes the last edit back that a page of this server made, this one or another. */
export function Undo({ session }: { readonly session: Session }) {
  const [last, setLast] = useState<LastEdit>({});
  const [answer, setAnswer] = useState<EditAnswer>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const known = await askLast();
      if (isCurrent) setLast(known ?? {});
    };
    const close = session.onUpdate(() => void load());
    void load();
    return () => {
      isCurrent = false;
      close();
    };
  }, [session, answer]);
  return (
    <>
      {last.field !== undefined && (
        <button
          type="button"
          className="button"
          onClick={() => void sendUndo(session.token).then(setAnswer)}
        >
          Undo the edit of {last.field}
        </button>
      )}
      {answer?.outcome === 'conflict' && <Answer answer={answer} value="" />}
    </>
  );
}
