import { distance } from 'fastest-levenshtein';

/**
 * The known name that a wrong one was probably meant as: at most a third of its letters differ, and no other is as near.
 * Only letters and digits count, in either case.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = new Set(known);
  const best = closest(name, names);
  if (best === undefined) return undefined;
  const differing = differingLetters(name, best);
  if (differing > Math.max(1, comparable(best).length / 3)) return undefined;
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

/** How many letters have to be typed, deleted or replaced to make one name of the other; two exchanged ones count once. */
export function differingLetters(name: string, known: string): number {
  const [typed, meant] = [comparable(name), comparable(known)];
  return isExchange(typed, meant) ? 1 : distance(typed, meant);
}

/** Whether two names differ in the order of two neighbouring letters, and in nothing else. */
function isExchange(typed: string, meant: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== meant[index]);
  const exchanged = `${typed.slice(0, at)}${typed.charAt(at + 1)}${typed.charAt(at)}${typed.slice(at + 2)}`;
  return at !== -1 && exchanged === meant;
}

/** What two names are compared by. */
export function comparable(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
