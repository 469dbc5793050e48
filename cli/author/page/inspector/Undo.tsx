import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Answer } from './Answer.tsx';
import { ask, send } from './ask.ts';
import type { EditAnswer, LastEdit } from './edit-messages.ts';
import { inspectorPaths } from './messages.ts';
import { keepSaid } from './said.ts';
import { useLoaded } from './use-loaded.ts';
import { useSession, useUpdates } from './use-session.ts';

interface UndoProps {
  /**
   * The edit that it is offered after: what there is to say of it, until an edit is taken back, and
   * what it was answered.
   */
  readonly saved?: { readonly words: string; readonly answer: EditAnswer | undefined };
  /** An edit was taken back or made again, or could not be. */
  readonly onTaken?: () => void;
}

type Step = 'undo' | 'redo';

/**
 * What was answered to taking an edit back or making it again, and the answer to the edit before,
 * which tells one from the next.
 */
interface Taken {
  readonly step: Step;
  readonly answer: EditAnswer;
  readonly after: EditAnswer | undefined;
}

const askLast = () => ask<LastEdit>(inspectorPaths.last, {});

const words: Readonly<Record<Step, string>> = { undo: 'Taken back.', redo: 'Made again.' };

/**
 * Takes the last edit back that a page of this server made, this one or another, and makes it
 * again.
 */
export function Undo({ saved, onTaken }: UndoProps) {
  const session = useSession();
  const [turn, askAgain] = useUpdates();
  const last = useLoaded(askLast, turn) ?? {};
  const [taken, setTaken] = useState<Taken>();
  const { answer, step = 'undo' } = taken?.after === saved?.answer ? { ...taken } : {};
  const isTaken = answer?.outcome === 'done';
  const kept = isTaken ? undefined : saved?.words;
  useKept(kept);
  const take = async (next: Step): Promise<void> => {
    setTaken({
      step: next,
      answer: await send(inspectorPaths[next], session.token, {}),
      after: saved?.answer,
    });
    askAgain();
    onTaken?.();
  };
  return (
    <div className="undo">
      <span role="status">{isTaken ? words[step] : kept}</span>{' '}
      {last.field !== undefined && last.blocked === undefined && (
        <StepButton words={`Undo the edit of ${last.field}`} onPress={() => void take('undo')} />
      )}{' '}
      {last.undone !== undefined && (
        <StepButton words={`Redo the edit of ${last.undone}`} onPress={() => void take('redo')} />
      )}
      {last.blocked !== undefined && <span className="card__note">{last.blocked}</span>}
      {answer?.outcome === 'conflict' && <Answer answer={answer} value="" />}
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

interface StepButtonProps {
  readonly words: string;
  readonly onPress: () => void;
}

/**
 * There is none once nothing is left to take back or make again; the part of the inspector that it
 * stood in then gets its focus.
 */
function StepButton({ words: name, onPress }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current?.matches(':focus') === true)
        current.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    };
  }, []);
  return (
    <button ref={button} type="button" className="button" onClick={onPress}>
      {name}
    </button>
  );
}
