import { distance } from 'fastest-levenshtein';

/**
 * The known name that a wrong one was probably meant as: at most a third of its letters differ, and no other is as near.
 * Case, blanks, hyphens and underscores count for nothing.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = new Set(known);
  const best = closest(name, names);
  if (best === undefined) return undefined;
  const differing = differingLetters(name, best);
  if (differing > Math.max(1, plain(best).length / 3)) return undefined;
  names.delete(best);
  const second = closest(name, names);
  const isOnly = second === undefined || differingLetters(name, second) > differing;
  return isOnly ? best : undefined;
}

/** The known name that differs in the fewest letters, however many they are; the first of several. */
export function closest(name: string, known: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const found = { name: candidate, distance: differingLetters(name, candidate) };
    if (best === undefined || found.distance < best.distance) best = found;
  }
  return best?.name;
}

/** Whether two names are the same but for a slip of the keyboard. */
export function isSlip(name: string, known: string): boolean {
  return differingLetters(name, known) <= 1;
}

/** How many letters have to be typed, deleted or replaced to make one name of the other. */
export function differingLetters(name: string, known: string): number {
  return distance(plain(name), plain(known));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
