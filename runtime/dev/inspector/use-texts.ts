import { useEffect, useState } from 'react';
import { servedAttribute } from '../messages.ts';
import type { ServedDocument } from '../served-document.ts';
import type { Session } from '../session.ts';
import { askTexts } from './ask.ts';
import type { FindMade } from './made-texts.ts';
import { createFindMade } from './made-texts.ts';
import type { PageTexts } from './messages.ts';
import type { Spot } from './spots.ts';
import { findSpots } from './spots.ts';
import { fieldsOf } from './text-fields.ts';

/** The texts of the page as it is now, and their spots. */
export interface Inspected extends PageTexts {
  readonly spots: readonly Spot[];
  readonly findMade: FindMade;
}

/** Loads the texts once they are wanted, and again whenever the page was brought up to date. */
export function useTexts(
  served: ServedDocument,
  session: Session,
  isWanted: boolean,
): Inspected | undefined {
  const [inspected, setInspected] = useState<Inspected>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const texts = await askTexts(session.path);
      // Of a document that the page has yet to become, the way to a text leads elsewhere.
      if (!isCurrent || texts === undefined || texts.served !== servedName(served)) return;
      setInspected(inspect(texts, served));
    };
    const close = session.onUpdate(() => void load());
    void load();
    return () => {
      isCurrent = false;
      close();
    };
  }, [served, session, isWanted]);
  return inspected;
}

function inspect(texts: PageTexts, served: ServedDocument): Inspected {
  const spots = findSpots(texts, served);
  const islandTexts = texts.islandTexts.map((text) => ({ text, fields: fieldsOf(text, texts) }));
  return { ...texts, spots, findMade: createFindMade(spots, islandTexts) };
}

function servedName({ document }: ServedDocument): string | null | undefined {
  return document.querySelector(`script[${servedAttribute}]`)?.getAttribute(servedAttribute);
}
