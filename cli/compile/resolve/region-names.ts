import escapeStringRegexp from 'escape-string-regexp';
import type { WrittenRegion } from '../schema/written.ts';
import { comparable } from '../schema/nearest.ts';
import { states } from '../schema/states.ts';

/** Whole words, the longest name first: West Virginia is not Virginia. */
export function createNameFinder(regions: Readonly<Record<string, WrittenRegion>>) {
  const named = Object.entries(regions).flatMap(([region, { name, searchSpellings = [] }]) => {
    // A single word, such as `dc` or `jersey`, may be an ordinary one.
    const spellings = searchSpellings.filter((each) => /\S\s+\S/.test(each));
    return [name, ...spellings].map((each) => [each, region] as const);
  });
  const keys = new Map(named.toReversed().map(([name, region]) => [comparable(name), region]));
  // Of some states the site may have no region.
  const names = [...named.map(([name]) => name), ...states.map(({ name }) => name)];
  const patterns = names.map(patternOf).sort((a, b) => b.length - a.length);
  const anyName = new RegExp(
    `(?=\\p{Lu})(?<![\\p{L}\\p{N}])(?:${[...new Set(patterns)].join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (text: string) =>
    [...withoutAddresses(text).matchAll(anyName)].flatMap(({ 0: typed, index: start }) => {
      const end = start + typed.length;
      const region = keys.get(comparable(typed));
      const before = text.slice(0, start);
      if (region === undefined || isPlace(before, typed, text.slice(end))) return [];
      const { nameInText } = regions[region] ?? {};
      // With its article, if that stands before it.
      if (nameInText !== undefined && text.slice(0, end).endsWith(nameInText))
        return [{ region, typed: nameInText, start: end - nameInText.length, end, token: IN_TEXT }];
      return [{ region, typed, start, end, token: nameTokenAfter(before) }];
    });
}

const IN_TEXT = '{{regionInText}}';

const preposition =
  /(?<!\p{L})(?:about|across|around|for|from|in|into|near|of|outside|through|throughout|to|within)\s+$/iu;

/** The token that prints the name of a region behind the words of a text (docs/product.md R9). */
export function nameTokenAfter(before: string): string {
  return preposition.test(before.slice(-20)) ? IN_TEXT : '{{regionName}}';
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

/** Whether it is no state: `the Mississippi`, `Tennessee Valley`, `Lake Michigan`. */
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
