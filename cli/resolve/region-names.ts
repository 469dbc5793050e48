import escapeStringRegexp from 'escape-string-regexp';
import type { WrittenRegion } from '../schema/written.ts';
import { states } from './states.ts';

/** A region that a text names. */
export interface NamedRegion {
  /** Key of the region. */
  readonly region: string;
  /** The name as it stands in the text. */
  readonly typed: string;
  readonly start: number;
  readonly end: number;
}

export type NameFinder = (text: string) => readonly NamedRegion[];

/** Finds the regions that texts name: whole words, the longest name first, so that West Virginia is not Virginia. */
export function createNameFinder(regions: Readonly<Record<string, WrittenRegion>>): NameFinder {
  const keys = new Map(
    states.map(({ name }) => [patternOf(name), undefined as string | undefined]),
  );
  for (const [key, { name, searchSpellings = [] }] of Object.entries(regions)) {
    // A single word, such as `dc` or `jersey`, may be an ordinary one.
    const spellings = searchSpellings.filter((each) => /\S\s+\S/.test(each));
    for (const each of [name, ...spellings]) keys.set(patternOf(each), key);
  }
  const patterns = [...keys.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const known = patterns.map(
    (pattern) => [new RegExp(`^${pattern}$`, 'u'), keys.get(pattern)] as const,
  );
  return (text) =>
    [...withoutAddresses(text).matchAll(any)].flatMap(({ 0: typed, index: start }) => {
      const [, region] = known.find(([pattern]) => pattern.test(typed)) ?? [];
      const end = start + typed.length;
      const isRegion =
        region !== undefined && !isPlace(text.slice(0, start), typed, text.slice(end));
      return isRegion ? [{ region, typed, start, end }] : [];
    });
}

/** The name as it is written in running text: `washington d.c.` is `Washington, D.C.` there. */
function patternOf(name: string): string {
  const words = name.split(/\s+/).map((word) => {
    const letters = word.replaceAll('.', '');
    if (letters.length < 3 && letters !== 'of')
      return [...letters.toUpperCase()]
        .map((letter) => `${escapeStringRegexp(letter)}\\.?`)
        .join('');
    const titled = letters === 'of' ? letters : letters.charAt(0).toUpperCase() + letters.slice(1);
    return `(?:${escapeStringRegexp(titled)}|${escapeStringRegexp(letters.toUpperCase())})`;
  });
  return words.join(',?\\s+');
}

const placeAfter =
  /^\s+(?:Avenue|Basin|Bay|Beach|Canyon|City|Delta|Falls|Mountains|Plateau|Range|Rivers?|Sound|Street|Territory|Trail|Valley)\b/;
const placeBefore = /\b(?:Lake|Mount|Fort|Cape|Gulf of|George|Martha)\s+$/;

/** Whether the name is that of a river, a valley or the like: `the Mississippi`, `Tennessee Valley`, `Lake Michigan`. */
function isPlace(before: string, typed: string, after: string): boolean {
  if (placeAfter.test(after) || placeBefore.test(before)) return true;
  const isRiver = /\bthe\s+$/i.test(before) && !/\s/.test(typed);
  return isRiver && !/^\s+(?!(?:and|at|by|for|from|in|is|on|or|to|with)\b)\p{Ll}/u.test(after);
}

/** The text with blanks in the place of addresses, which are as they are. */
function withoutAddresses(text: string): string {
  const address = /\S+@\S+|https?:\S+|\b(?:[\w-]+\.)+[a-z]{2,}\b(?:\/\S*)?/g;
  return text.replaceAll(address, (found) => ' '.repeat(found.length));
}
