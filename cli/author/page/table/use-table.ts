import { useCallback, useEffect, useState } from 'react';
import { ask } from '../inspector/ask.ts';
import type { FieldTable, OlderTexts } from './messages.ts';
import { tablePaths } from './messages.ts';

/** What is known of a field by now. */
export interface KnownTable {
  /** Undefined until the server has answered; null where there is no such field. */
  readonly table: FieldTable | null | undefined;
  readonly older: OlderTexts;
  /** Asks again; until that is answered what was known stays. */
  readonly renew: () => void;
}

/** The table of a field, now and whenever somebody comes back to the window. */
export function useTable(field: string): KnownTable {
  const [table, setTable] = useState<FieldTable | null>();
  const [older, setOlder] = useState<OlderTexts>({});
  const [turn, setTurn] = useState(0);
  const renew = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    addEventListener('focus', renew);
    return () => removeEventListener('focus', renew);
  }, [renew]);
  useEffect(() => {
    const left = new AbortController();
    const load = async <Known>(path: string, set: (known: Known | undefined) => void) => {
      const known = await ask<Known>(path, { field }, left.signal);
      if (!left.signal.aborted) set(known);
    };
    void load<FieldTable>(tablePaths.rows, (known) => setTable(known ?? null));
    void load<OlderTexts>(tablePaths.older, (known) => setOlder(known ?? {}));
    return () => left.abort();
  }, [field, turn]);
  return { table, older, renew };
}
