import { countCharacters } from '../inspector/text-length.ts';
import type { OlderTexts, Origin, ShownRow } from './messages.ts';

/** What rows are sorted by. */
export type Column = 'name' | 'text' | 'from' | 'length';

/** Which rows are looked at, and in which order. */
export interface Arrangement {
  readonly words: string;
  readonly shown: Origin | 'older' | 'all';
  /** Undefined for the order of the regions, which begins with the defaults. */
  readonly by: Column | undefined;
  readonly isDescending: boolean;
}

/** The rows that hold all of the words and are of the kind that is shown. */
export function arrange(
  rows: readonly ShownRow[],
  older: OlderTexts,
  { words, shown, by, isDescending }: Arrangement,
): readonly ShownRow[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const found = rows.filter((row) => {
    const { owner, name, text, typed, from, origin } = row;
    const said = [owner, name, text, typed, from].join(' ').toLowerCase();
    const isShown = shown === 'all' || (shown === 'older' ? owner in older : shown === origin);
    return isShown && wanted.every((word) => said.includes(word));
  });
  if (by === undefined) return found;
  const sorted = found.toSorted((a, b) => compare(a, b, by));
  return isDescending ? sorted.toReversed() : sorted;
}

function compare(a: ShownRow, b: ShownRow, by: Column): number {
  return by === 'length'
    ? countCharacters(a.text) - countCharacters(b.text)
    : a[by].localeCompare(b[by], 'en', { numeric: true });
}
