import { useLayoutEffect, useRef, useState } from 'react';
import { Answer } from '../inspector/Answer.tsx';
import { send } from '../inspector/ask.ts';
import type { EditAnswer } from '../inspector/edit-messages.ts';
import { Undo } from '../inspector/Undo.tsx';
import { useSession } from '../inspector/use-session.ts';
import type { ReplaceEdit, ShownPlan } from './messages.ts';
import { findPaths } from './messages.ts';
import { Plan } from './Plan.tsx';
import { toQuestion, useAnswer } from './use-answer.ts';

interface ReplacingProps {
  readonly from: string;
}

/** Asks what to say instead, and shows every text that would change, to take or to leave. */
export function Replacing({ from }: ReplacingProps) {
  const [to, setTo] = useState('');
  const { plan, left, take, ids, saved, save, askAgain } = useReplacing(from, to);
  const isDone = saved?.answer.outcome === 'done';
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <form
      className="find__replace"
      onSubmit={(event) => {
        event.preventDefault();
        if (ids.length > 0) void save();
      }}
    >
      <label className="find__field">
        Replace with
        <input
          ref={field}
          type="text"
          className="input"
          autoComplete="off"
          value={to}
          onInput={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </label>
      {plan !== undefined && <Plan plan={plan} isAfter={isDone} left={left} onTake={take} />}
      <div className="find__foot" tabIndex={-1}>
        {ids.length > 0 && (
          <button type="submit" className="button button--main">
            Replace in {ids.length === 1 ? '1 text' : `${ids.length} texts`}
          </button>
        )}
        {isDone && <Undo saved={saved} onTaken={askAgain} />}
        <Answer answer={saved?.answer} value={to} />
      </div>
    </form>
  );
}

/** What is to be replaced, what of that somebody leaves as it is, and what was answered. */
function useReplacing(from: string, to: string) {
  const session = useSession();
  const [turn, setTurn] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [saved, setSaved] = useState<{ words: string; answer: EditAnswer }>();
  const question = from.trim() === '' || to === '' ? undefined : toQuestion({ from, to });
  const plan = useAnswer<ShownPlan>(findPaths.replacements, question, turn);
  const ids = (plan?.replacements ?? []).map(({ id }) => id).filter((id) => !left.has(id));
  const askAgain = (): void => setTurn(turn + 1);
  return {
    plan,
    left,
    ids,
    saved,
    take(some: readonly string[], isTaken: boolean): void {
      const others = [...left].filter((id) => !some.includes(id));
      setLeft(new Set(isTaken ? others : [...others, ...some]));
    },
    async save(): Promise<void> {
      const edit: ReplaceEdit = { from, to, ids };
      setSaved({ words: 'Replaced.', answer: await send(findPaths.replace, session.token, edit) });
      askAgain();
    },
    askAgain,
  };
}
