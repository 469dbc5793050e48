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
  const measured = measure(own, names);
  const least = leastOf(measured);
  if (least === undefined) return { near: undefined, isGuess: false };
  const { name: best, differing } = least;
  const { length } = comparable(best);
  const others = measured.filter((each) => each.name !== best).map((each) => each.differing);
  const isNear = differing <= Math.max(1, length / 3) && others.every((each) => each > differing);
  if (!isNear) return { near: undefined, isGuess: false };
  const most = length < SHORT ? 0 : Math.max(1, Math.floor(length / 6));
  const nearer = differing === 0 ? 0 : differing + 1;
  const isCertain =
    differing <= most && digitsOf(own) === digitsOf(best) && others.every((each) => each > nearer);
  return { near: group + best, isGuess: !isCertain };
}

/** Names without the group that they share, such as `claims.`, where others are in it. */
function withinGroup(name: string, known: ReadonlySet<string>) {
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
  return leastOf(measure(name, known))?.name;
}

interface Measured {
  readonly name: string;
  /** In how many letters it differs. */
  readonly differing: number;
}

function measure(name: string, known: Iterable<string>): readonly Measured[] {
  const typed = comparable(name);
  return Array.from(known, (each) => ({
    name: each,
    differing: differingIn(typed, comparable(each)),
  }));
}

/** The first of several. */
function leastOf(measured: readonly Measured[]): Measured | undefined {
  return measured.reduce<Measured | undefined>(
    (least, next) => (least === undefined || next.differing < least.differing ? next : least),
    undefined,
  );
}

/** The single nearest name that begins alike: a guess if none is near enough to be meant. */
export function likest(name: string, known: Iterable<string>): string | undefined {
  const beginning = comparable(name).slice(0, ALIKE);
  const alike = [...new Set(known)].filter((each) => comparable(each).startsWith(beginning));
  const measured = measure(name, alike);
  const least = leastOf(measured)?.differing;
  const [best, ...others] = measured.filter(({ differing }) => differing === least);
  return others.length === 0 ? best?.name : undefined;
}

/** So many first letters have to be the same for a guess. */
const ALIKE = 2;

/** Whether two names differ by at most one slip of the keyboard. */
export function isSlip(name: string, known: string): boolean {
  return differingLetters(name, known) <= 1;
}

/** How many letters to insert, delete or replace; two exchanged neighbours count once. */
export function differingLetters(name: string, known: string): number {
  return differingIn(comparable(name), comparable(known));
}

function differingIn(typed: string, meant: string): number {
  const letters = distance(typed, meant);
  return letters === 2 && isExchange(typed, meant) ? 1 : letters;
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
