import { useEffect, useState } from 'react';
import { askChooser } from './ask.ts';
import type { ChosenBy } from './messages.ts';
import type { Spot } from './spots.ts';

/** The value that chose a text; empty until that is found out, and for what is no text as it was served. */
export function useChooser({ page, text }: Spot, isPinned: boolean): ChosenBy {
  const [chosen, setChosen] = useState<ChosenBy>({});
  const { kind, text: words } = text;
  const way = text.path.join('.');
  // An update of the page that leaves this text as it is must not end an edit of its value.
  useEffect(() => {
    setChosen({});
    if (!isPinned || kind !== 'text' || page === undefined) return undefined;
    const left = new AbortController();
    void askChooser(page, way, left.signal).then((answer) => {
      if (!left.signal.aborted) setChosen(answer ?? {});
    });
    return () => left.abort();
  }, [page, kind, words, way, isPinned]);
  return chosen;
}
