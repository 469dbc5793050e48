import { useEffect, useRef, useState } from 'react';
import type { EditAnswer, EditProblem } from './edit-messages.ts';
import { TypedText } from './TypedText.tsx';
import { useSession } from './use-session.ts';

interface AnswerProps {
  readonly answer: EditAnswer | undefined;
  /** What was typed. */
  readonly value: string;
}

/** What there is to say of an edit. */
export function Answer({ answer, value }: AnswerProps) {
  const said = useRef<HTMLDivElement>(null);
  // It may be below the edge of what scrolls.
  useEffect(() => {
    if (answer !== undefined) said.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={said} className="answer" role="status">
      {answer?.outcome === 'conflict' && (
        <>
          <p className="answer__error">{answer.message} Nothing was written.</p>
          {answer.now !== null && (
            <p>
              The file says: “<TypedText text={String(answer.now)} />
              ”. You typed: “
              <TypedText text={value} />
              ”.
            </p>
          )}
        </>
      )}
      {answer !== undefined && answer.outcome !== 'conflict' && (
        <ul>
          {answer.held !== undefined && (
            <Held
              problem={answer.held}
              what={answer.outcome === 'done' ? 'Pages show it once' : 'It can be saved once'}
            />
          )}
          {answer.problems.map(({ place, message, suggestion, code, isError }) => (
            <li key={place + message} className={isError ? 'answer__error' : 'answer__note'}>
              {isGuess(answer, message, suggestion) && <b>Perhaps {suggestion}? </b>}
              {message} <span className="field__line">{place}</span> [{code}]
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether a suggestion says more than the message, and no button writes it. */
function isGuess(answer: EditAnswer, message: string, suggestion = ''): boolean {
  const isWritten = answer.outcome === 'refused' && answer.mended !== undefined;
  return !isWritten && !message.includes(suggestion);
}

interface HeldProps {
  readonly problem: EditProblem;
  readonly what: string;
}

/** Why an edit can be saved only later, or is saved and shown only later; nothing once it is. */
function Held({ problem, what }: HeldProps) {
  const session = useSession();
  const [mended, setMended] = useState<EditProblem>();
  useEffect(() => session.onUpdate(() => setMended(problem)), [session, problem]);
  if (mended === problem) return null;
  return (
    <li className="answer__error">
      {what} something else is mended, at <span className="field__line">{problem.place}</span>:{' '}
      {problem.message}
    </li>
  );
}
