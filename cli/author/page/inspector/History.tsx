import { useEffect, useRef, useState } from 'react';
import { askOf } from './ask.ts';
import type { FieldHistory, ShownField } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import { TypedText } from './TypedText.tsx';

/** What was answered of a field as the page showed it then. */
interface Asked {
  readonly field: ShownField;
  /** In words where nothing is known, or not yet. */
  readonly answer: FieldHistory | string;
}

/** Says who changed a field last, and what it said before, once that is asked for. */
export function History({ field }: { readonly field: ShownField }) {
  const [asked, setAsked] = useState<Asked>();
  const said = useRef<HTMLSpanElement>(null);
  const ask = async (): Promise<void> => {
    setAsked({ field, answer: 'Git is asked …' });
    const answer = await askOf<FieldHistory>(inspectorPaths.history, field);
    setAsked({ field, answer: answer ?? 'The server of dev did not answer.' });
  };
  // The card may be scrolled so that it stands below what is in view.
  useEffect(() => {
    if (asked !== undefined) said.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <>
      <button type="button" className="button" onClick={() => void ask()}>
        Who changed it?
      </button>
      <span ref={said} className="field__history" role="status">
        {asked?.field === field && <Known answer={asked.answer} />}
      </span>
    </>
  );
}

function Known({ answer }: Pick<Asked, 'answer'>) {
  if (typeof answer === 'string') return answer;
  const { words, before } = answer;
  return (
    <>
      {words}
      {before !== undefined && (
        <>
          {' '}
          It said: “<TypedText text={before} />
          ”.
        </>
      )}
    </>
  );
}
