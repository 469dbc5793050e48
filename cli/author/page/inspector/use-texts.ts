import { useEffect, useState } from 'react';
import type { ShownDocument } from '../served-document.ts';
import { servedName } from '../served-document.ts';
import { ask } from './ask.ts';
import type { FindMade } from './made-texts.ts';
import { createFindMade } from './made-texts.ts';
import type { PageTexts } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import type { Spot } from './spots.ts';
import { findSpots } from './spots.ts';
import { fieldsOf } from './text-fields.ts';
import { useSession } from './use-session.ts';

/** What is known of the texts that are shown now. */
export interface Inspected {
  /** The spots of the page, and those of the modals over it. */
  readonly spots: readonly Spot[];
  readonly findMade: FindMade;
}

/** Loads the texts once they are wanted, and again whenever the page was brought up to date. */
export function useTexts(isWanted: boolean): Inspected | undefined {
  const session = useSession();
  const [inspected, setInspected] = useState<Inspected>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let latest = 0;
    const load = async (): Promise<void> => {
      const turn = ++latest;
      const found = await Promise.all(session.shown().map(readDocument));
      // Of a page that is yet to become what was asked for, the way to a text leads elsewhere.
      if (turn === latest && found[0] !== undefined) setInspected(inspect(found));
    };
    const close = session.onUpdate(() => void load());
    void load();
    return () => {
      latest = 0;
      close();
    };
  }, [session, isWanted]);
  return inspected;
}

/** The texts of a document, where they are known of what it says now. */
async function readDocument(shown: ShownDocument): Promise<ReadDocument | undefined> {
  const texts = await ask<PageTexts>(inspectorPaths.texts, { path: shown.path });
  const isSame = texts?.served === servedName(shown.served.document);
  return isSame ? { texts, spots: findSpots(texts, shown) } : undefined;
}

interface ReadDocument extends Pick<Inspected, 'spots'> {
  readonly texts: PageTexts;
}

function inspect(found: readonly (ReadDocument | undefined)[]): Inspected {
  const known = found.filter((each) => each !== undefined);
  const spots = known.flatMap((each) => each.spots);
  const islandTexts = known.flatMap(({ texts }) =>
    texts.islandTexts.map((text) => ({ text, fields: fieldsOf(text, texts) })),
  );
  return { spots, findMade: createFindMade(spots, islandTexts) };
}
