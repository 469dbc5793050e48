import escapeStringRegexp from 'escape-string-regexp';
import type { WrittenRegion } from '../schema/written.ts';
import { states } from '../schema/states.ts';
import { groupBy } from './group-by.ts';

/** A region that a text names. */
export interface NamedRegion {
  /** Key of the region. */
  readonly region: string;
  /** The name as it stands in the text, with its article if that stands before it. */
  readonly typed: string;
  /** What would print it there. */
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

export type NameFinder = (text: string) => readonly NamedRegion[];

/** A name to look for. */
interface Name {
  readonly firstWord: string;
  /** Finds it at `lastIndex`. */
  readonly pattern: RegExp;
  /** Key of its region; absent where the site has none for that state. */
  readonly region: string | undefined;
}

/** Finds the regions that texts name: whole words, the longest name first, so that West Virginia is not Virginia. */
export function createNameFinder(regions: Readonly<Record<string, WrittenRegion>>): NameFinder {
  const names = namesByFirstWord(regions);
  return (text) => {
    const found: NamedRegion[] = [];
    const words = withoutAddresses(text);
    BEGINNING.lastIndex = 0;
    for (let at = BEGINNING.exec(words); at !== null; at = BEGINNING.exec(words)) {
      const { 0: word, index: start } = at;
      const name = names.get(lettersOf(word))?.find((each) => isAt(each, words, start));
      if (name === undefined) continue;
      const end = name.pattern.lastIndex;
      BEGINNING.lastIndex = end;
      const typed = words.slice(start, end);
      const { region } = name;
      if (region === undefined || isPlace(text.slice(0, start), typed, text.slice(end))) continue;
      found.push(withArticle({ region, typed, start, end }, regions[region]?.nameInText, text));
    }
    return found;
  };
}

function withArticle(
  named: Omit<NamedRegion, 'token'>,
  nameInText: string | undefined,
  text: string,
): NamedRegion {
  const { start, end } = named;
  if (nameInText === undefined || !text.slice(0, end).endsWith(nameInText))
    return { ...named, token: nameTokenAfter(text.slice(0, start)) };
  return { ...named, typed: nameInText, start: end - nameInText.length, token: IN_TEXT };
}

const IN_TEXT = '{{regionInText}}';

const preposition =
  /(?<!\p{L})(?:about|across|around|for|from|in|into|near|of|outside|through|throughout|to|within)\s+$/iu;

/** The token that prints the name of a region behind the words of a text (docs/product.md R9). */
export function nameTokenAfter(before: string): string {
  return preposition.test(before.slice(-20)) ? IN_TEXT : '{{regionName}}';
}

/** A word that a name may begin with. */
const BEGINNING = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.]*/gu;

/** One pattern for all names: to compile what is a letter takes longer than all else of one. */
const LETTER = /^[\p{L}\p{N}]/u;

/** Whether a name stands there as a whole word; its pattern then knows where it ends. */
function isAt({ pattern }: Name, text: string, start: number): boolean {
  pattern.lastIndex = start;
  return pattern.test(text) && !LETTER.test(text.slice(pattern.lastIndex, pattern.lastIndex + 2));
}

/** The longest names come first, and those of regions before those of states. */
function namesByFirstWord(
  regions: Readonly<Record<string, WrittenRegion>>,
): ReadonlyMap<string, readonly Name[]> {
  const named = Object.entries(regions).flatMap(([region, { name, searchSpellings = [] }]) => {
    // A single word, such as `dc` or `jersey`, may be an ordinary one.
    const spellings = searchSpellings.filter((each) => /\S\s+\S/.test(each));
    return [name, ...spellings].map((each) => nameOf(each, region));
  });
  const all = [...named, ...states.map(({ name }) => nameOf(name, undefined))];
  const sorted = all.sort((a, b) => b.pattern.source.length - a.pattern.source.length);
  return groupBy(sorted, ({ firstWord }) => firstWord);
}

function nameOf(name: string, region: string | undefined): Name {
  return { firstWord: lettersOf(name), pattern: new RegExp(patternOf(name), 'uy'), region };
}

/** What a name begins with, whatever its case, and with points or without. */
function lettersOf(name: string): string {
  const [word = ''] = /^[\p{L}\p{N}.]+/u.exec(name) ?? [];
  return word.replaceAll('.', '').toLowerCase();
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
  /^\s+(?:Avenue|Basin|Bay|Beach|Boulevard|Canyon|City|County|Creek|Delta|Desert|Falls|Harbor|Heights|Island|Mountains|Parish|Park|Peak|Plateau|Range|Rivers?|Road|Sound|Springs|Square|Street|Territory|Township|Trail|Valley)\b/;
const placeBefore = /\b(?:Baja|Cape|Fort|George|Gulf of|Lake|Martha|Mount|Port|Sierra)\s+$/;

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
