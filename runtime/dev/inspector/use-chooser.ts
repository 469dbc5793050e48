import { useEffect, useState } from 'react';
import type { Session } from '../session.ts';
import { askChooser } from './ask.ts';
import type { ChosenBy } from './messages.ts';
import type { Spot } from './spots.ts';

/** The value that chose a text; empty until that is found out, and for what is no text as it was served. */
export function useChooser({ text }: Spot, isPinned: boolean, session: Session): ChosenBy {
  const [chosen, setChosen] = useState<ChosenBy>({});
  const { kind, text: words } = text;
  const way = text.path.join('.');
  // An update of the page that leaves this text as it is must not end an edit of its value.
  useEffect(() => {
    setChosen({});
    if (!isPinned || kind !== 'text' || way === '') return undefined;
    const left = new AbortController();
    void askChooser(session.path, way, left.signal).then((answer) => {
      if (!left.signal.aborted) setChosen(answer ?? {});
    });
    return () => left.abort();
  }, [kind, words, way, isPinned, session]);
  return chosen;
}
