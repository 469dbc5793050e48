import { distance } from 'fastest-levenshtein';

/**
 * The known name that a wrong one was probably meant as: at most a third of its letters differ. Case, blanks, hyphens
 * and underscores count for nothing.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const found = { name: candidate, distance: distance(plain(name), plain(candidate)) };
    if (best === undefined || found.distance < best.distance) best = found;
  }
  return best && best.distance <= Math.max(1, plain(best.name).length / 3) ? best.name : undefined;
}

/** Whether two names are the same but for a slip of the keyboard. */
export function isSlip(name: string, known: string): boolean {
  return distance(plain(name), plain(known)) <= 1;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
