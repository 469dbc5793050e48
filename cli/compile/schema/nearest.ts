import { distance } from 'fastest-levenshtein';

/**
 * The known name that a wrong one was probably meant as: at most a third of its letters differ, and no other is as near.
 * Only letters and digits count, in either case; of a name such as `claims.careers` what follows the dot, where others
 * begin like it.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  return nameMeant(name, known).near;
}

/** A known name that a wrong one was probably meant as. */
export interface Meant {
  readonly near: string | undefined;
  /** Something else may be meant, so that a person decides. */
  readonly isGuess: boolean;
}

/** Names so short that with a single other letter one is another, such as `nv` and `nj`. */
const SHORT = 4;

/**
 * The nearest name, and whether it is meant for certain, so that it may be written without asking: one letter in six
 * differs, or one letter at all, no digit does, and every other known name is farther away by two letters at least.
 */
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
  /** What the names begin with that are compared, such as `claims.`; empty where they are compared as a whole. */
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

/** The known name that differs in the fewest letters, however many they are; the first of several. */
export function closest(name: string, known: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const found = { name: candidate, distance: differingLetters(name, candidate) };
    if (best === undefined || found.distance < best.distance) best = found;
  }
  return best?.name;
}

/** The only one of the nearest that begins like a name: a guess where none is near enough to be meant. */
export function likest(name: string, known: Iterable<string>): string | undefined {
  const beginning = comparable(name).slice(0, ALIKE);
  const alike = [...new Set(known)].filter((each) => comparable(each).startsWith(beginning));
  const best = closest(name, alike) ?? '';
  const least = differingLetters(name, best);
  const near = alike.filter((each) => differingLetters(name, each) <= least);
  return near.length === 1 ? best : undefined;
}

/** Letters that names begin with which are likely meant for each other. */
const ALIKE = 2;

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
