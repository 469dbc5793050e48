import { useEffect, useRef, useState } from 'react';
import { toQuestion, useAnswer } from '../find/use-answer.ts';
import { Answer } from '../inspector/Answer.tsx';
import { send } from '../inspector/ask.ts';
import type { EditAnswer, GivenValue } from '../inspector/edit-messages.ts';
import { NewItem } from '../inspector/NewItem.tsx';
import { Undo } from '../inspector/Undo.tsx';
import { useFocusAfter } from '../inspector/use-focus-after.ts';
import { useSession } from '../inspector/use-session.ts';
import type { ShownWebinar, WebinarEdit, WebinarsAnswer } from './messages.ts';
import { agendaPaths } from './messages.ts';
import { Webinar } from './Webinar.tsx';

interface WebinarsProps {
  /** The webinar that a field is of, alone; without it all of them, and a new one. */
  readonly of?: { readonly owner: string; readonly field: string };
  readonly onChanged?: () => void;
}

/** An edit that was made, and what was shown before it. */
interface Saved {
  readonly words: string;
  readonly answer: EditAnswer;
  readonly before: WebinarsAnswer | undefined;
}

/** The webinars that are announced, and what can be done with them. */
export function Webinars({ of, onChanged }: WebinarsProps) {
  const [turn, setTurn] = useState(0);
  const [saved, setSaved] = useState<Saved>();
  // What is shown stays until what is true now is known.
  const question = toQuestion({ ...of, turn: String(turn) });
  const found = useAnswer<WebinarsAnswer>(agendaPaths.webinars, question);
  const askAgain = (): void => {
    setTurn((now) => now + 1);
    onChanged?.();
  };
  const take = (words: string, answer: EditAnswer): void => {
    setSaved({ words, answer, before: found });
    askAgain();
  };
  // It is said once it is shown: the next edit begins with what is.
  const said = saved?.before === found ? undefined : saved;
  const list = useGoingOn(said, found);
  return (
    <div ref={list} className="webinars" tabIndex={-1}>
      {found?.webinars.map((webinar) => (
        <Webinar key={webinar.id} webinar={webinar} recorded={found.recorded} onSaved={take} />
      ))}
      {found !== undefined && of === undefined && (
        <Announce asked={found.announced} onSaved={take} />
      )}
      {said !== undefined && <Undo saved={said} onTaken={askAgain} />}
      <Answer answer={said?.answer} value="" />
    </div>
  );
}

/**
 * The list, which gets the focus once an edit is said: its webinar that is new or moved, else the
 * list itself. What was pressed is gone.
 */
function useGoingOn(said: Saved | undefined, found: WebinarsAnswer | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<Saved | undefined>(undefined);
  useEffect(() => {
    if (said === undefined || said === last.current) return;
    last.current = said;
    const before = new Set(said.before?.webinars.map(nameWebinar));
    const changed = found?.webinars.findIndex((each) => !before.has(nameWebinar(each))) ?? -1;
    const entries = list.current?.querySelectorAll<HTMLElement>(':scope > [role=group]');
    (entries?.[changed] ?? list.current)?.focus();
  }, [said, found]);
  return list;
}

/** Another one beside it changes where it is typed, and so its id. */
function nameWebinar({ name, title, when }: ShownWebinar): string {
  return [name, title, when].join('\n');
}

interface AnnounceProps {
  readonly asked: WebinarsAnswer['announced'];
  readonly onSaved: (words: string, answer: EditAnswer) => void;
}

/** Asks for all that a new webinar needs. */
function Announce({ asked, onSaved }: AnnounceProps) {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusAfter(isOpen);
  const [answer, setAnswer] = useState<EditAnswer>();
  const announce = async (given: readonly GivenValue[]): Promise<void> => {
    const edit: WebinarEdit = { action: 'announce', id: '', given };
    const saved = await send(agendaPaths.webinar, session.token, edit);
    setAnswer(saved.outcome === 'done' ? undefined : saved);
    if (saved.outcome !== 'done') return;
    setIsOpen(false);
    onSaved('Announced.', saved);
  };
  if (!isOpen)
    return (
      <p className="field__actions">
        <button
          ref={button}
          type="button"
          className="button button--main"
          onClick={() => setIsOpen(true)}
        >
          Announce a webinar
        </button>
      </p>
    );
  return (
    <div className="field" role="group" aria-label="A new webinar">
      <NewItem
        list="webinar.upcoming"
        asked={asked}
        onAdd={(given) => void announce(given)}
        onCancel={() => setIsOpen(false)}
      />
      <Answer answer={answer} value="" />
    </div>
  );
}
