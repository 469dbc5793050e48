import { useState } from 'react';
import { askOf } from './ask.ts';
import type { FieldHistory, ShownField } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import { TypedText } from './TypedText.tsx';

/** What was answered of a field as the page showed it then. */
interface Asked {
  readonly field: ShownField;
  readonly history: FieldHistory | undefined;
}

/** Says who changed a field last, and what it said before, once that is asked for. */
export function History({ field }: { readonly field: ShownField }) {
  const [asked, setAsked] = useState<Asked>();
  const ask = async (): Promise<void> =>
    setAsked({ field, history: await askOf<FieldHistory>(inspectorPaths.history, field) });
  return (
    <>
      <button type="button" className="button" onClick={() => void ask()}>
        Who changed it?
      </button>
      <span className="field__history" role="status">
        {asked?.field === field && <Known history={asked.history} />}
      </span>
    </>
  );
}

function Known({ history }: Pick<Asked, 'history'>) {
  if (history === undefined) return 'The server of dev did not answer.';
  const { words, before } = history;
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
