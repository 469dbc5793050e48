import { distance } from 'fastest-levenshtein';

/**
 * The known name that was meant: at most a third of its letters differ, and no other is as near.
 * Only letters and digits count; in `claims.careers` only what follows the dot, if others begin so.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  return nameMeant(name, known).near;
}

/** A known name that was probably meant by a wrong one. */
export interface Meant {
  readonly near: string | undefined;
  /** Something else may be meant, so that a person decides. */
  readonly isGuess: boolean;
}

/** In shorter names one wrong letter makes another name, such as `nv` and `nj`. */
const SHORT = 4;

/** Certain: one letter in six differs, or one; no digit; all others are farther by two letters. */
export function nameMeant(name: string, known: Iterable<string>): Meant {
  const { group, own, others: names } = withinGroup(name, new Set(known));
  const best = closest(own, names) ?? '';
  const differing = differingLetters(own, best);
  const { length } = comparable(best);
  const others = names.filter((each) => each !== best).map((each) => differingLetters(own, each));
  const isNear = differing <= Math.max(1, length / 3) && others.every((each) => each > differing);
  if (!isNear || names.length === 0) return { near: undefined, isGuess: false };
  const most = length < SHORT ? 0 : Math.max(1, Math.floor(length / 6));
  const nearer = differing === 0 ? 0 : differing + 1;
  const isCertain =
    differing <= most && digitsOf(own) === digitsOf(best) && others.every((each) => each > nearer);
  return { near: group + best, isGuess: !isCertain };
}

interface WithinGroup {
  /** What all compared names begin with, such as `claims.`; empty if whole names are compared. */
  readonly group: string;
  readonly own: string;
  readonly others: readonly string[];
}

function withinGroup(name: string, known: ReadonlySet<string>): WithinGroup {
  const group = /^.*\./.exec(name)?.[0] ?? '';
  const beside = [...known].filter((each) => each.startsWith(group));
  if (beside.length === 0) return { group: '', own: name, others: [...known] };
  const own = (each: string): string => each.slice(group.length);
  return { group, own: own(name), others: beside.map(own) };
}

function digitsOf(name: string): string {
  return name.replace(/\D/g, '');
}

/** The known name that differs in the fewest letters, however many; the first of several. */
export function closest(name: string, known: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const found = { name: candidate, distance: differingLetters(name, candidate) };
    if (best === undefined || found.distance < best.distance) best = found;
  }
  return best?.name;
}

/** The single nearest name that begins alike: a guess if none is near enough to be meant. */
export function likest(name: string, known: Iterable<string>): string | undefined {
  const beginning = comparable(name).slice(0, ALIKE);
  const alike = [...new Set(known)].filter((each) => comparable(each).startsWith(beginning));
  const best = closest(name, alike) ?? '';
  const least = differingLetters(name, best);
  const near = alike.filter((each) => differingLetters(name, each) <= least);
  return near.length === 1 ? best : undefined;
}

/** So many first letters have to be the same for a guess. */
const ALIKE = 2;

/** Whether two names differ by at most one slip of the keyboard. */
export function isSlip(name: string, known: string): boolean {
  return differingLetters(name, known) <= 1;
}

/** How many letters to insert, delete or replace; two exchanged neighbours count once. */
export function differingLetters(name: string, known: string): number {
  const typed = comparable(name);
  const meant = comparable(known);
  return isExchange(typed, meant) ? 1 : distance(typed, meant);
}

/** Whether two names differ in the order of two neighbouring letters, and in nothing else. */
function isExchange(typed: string, meant: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== meant[index]);
  const both = typed.charAt(at + 1) + typed.charAt(at);
  const exchanged = typed.slice(0, at) + both + typed.slice(at + 2);
  return at !== -1 && exchanged === meant;
}

/** What two names are compared by. */
export function comparable(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
