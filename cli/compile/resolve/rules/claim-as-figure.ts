import { notice } from '../../../diagnostics/catalogue/entry.ts';
import type { TypedText } from '../../schema/typed-texts.ts';
import { reporter } from '../../source/locate-piece.ts';
import { once } from '../../values/once.ts';
import type { Facts } from '../tokens/expand.ts';
import { tokenFiles, tokenInstead } from '../tokens/known.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'claim-as-figure': notice(
    '"{name}" states the figure {typed} already. Typed here again, it would stay when that changes. Write {token}.',
    'A text holds a figure that a claim states.',
    'On the day the figure changes, this text would still show the old one.',
    'Write the token that the message names. Where the figure is the same by chance, acknowledge it.',
  ),
} as const;

const { atPiece } = reporter(codes);

/** A figure that a claim states is printed by its token (docs/product.md R14). */
export const claimAsFigure: Rule = function* (subject) {
  for (const { facts, texts: all, knownIn } of tokenFiles(subject)) {
    const texts = all.filter(({ node }) => node.format === 'text');
    const claims = claimsOf(facts, texts);
    for (const text of texts) {
      for (const figure of figuresIn(text.text)) {
        const claim = claims.find((each) => states(each, figure));
        if (claim === undefined || !knownIn(text).includes(claim.name)) continue;
        const token = `{{${claim.name}}}`;
        const piece = { ...figure, instead: tokenInstead(text, figure, token) };
        const parameters = { typed: figure.typed, name: claim.name, token };
        yield atPiece(text, 'claim-as-figure', parameters, piece);
      }
    }
  }
};

type Claim = ReturnType<typeof claimsOf>[number];

function claimsOf(facts: Facts, texts: readonly TypedText[]) {
  return [...facts].flatMap(([name, { text }]) => {
    const value = Number(text.replaceAll(',', ''));
    if (!Number.isInteger(value)) return [];
    // Such as `career` and `cluster`; the last is what is counted.
    const words = stemmedWords(name.replace(/^.*\./, '').replaceAll(/(?=[A-Z])/g, ' '));
    return [{ name, value, words, contexts: once(() => contextsOf(`{{${name}}}`, texts)) }];
  });
}

/** What follows a token elsewhere in the file: two words each; less says little. */
function contextsOf(token: string, texts: readonly TypedText[]): ReadonlySet<string> {
  const found = texts.flatMap(({ text }) => {
    const at = text.indexOf(token);
    return at === -1 ? [] : [wordsAfter(text, at + token.length).slice(0, 2)];
  });
  return new Set(found.filter(({ length }) => length === 2).map((words) => words.join(' ')));
}

/** A figure from here on is hardly the same as a claim by chance. */
const striking = 100;

/** Words that count anything, so that they say nothing alone. */
const units = new Set(['age', 'day', 'hour', 'minute', 'month', 'percent', 'week', 'year']);

/** What texts count that are no claims, and money. */
const others = new Set([
  ...units,
  'character',
  'dollar',
  'educator',
  'employer',
  'family',
  'feet',
  'learner',
  'mile',
  'page',
  'people',
  'school',
  'student',
  'teacher',
  'word',
]);

const joining = new Set(['and', 'at', 'for', 'from', 'in', 'of', 'on', 'or', 'to', 'with']);

function states({ value, words, contexts }: Claim, figure: Figure): boolean {
  if (figure.value !== value) return false;
  const { before, after, around } = figure;
  const counted = words.at(-1) ?? '';
  if (before === counted) return true;
  // A unit says what is counted only in a sentence with all words of the claim.
  const isCounted = units.has(counted)
    ? after[0] === counted && words.every((word) => around.includes(word))
    : nounPhrase(after).includes(counted);
  const context = after.slice(0, 2);
  const isUsedAlike = contexts().has(context.join(' ')) && !context.some((word) => units.has(word));
  const isOther = context.some((word) => others.has(word));
  return isCounted || isUsedAlike || (value >= striking && !isYear(figure) && !isOther);
}

/** The next words up to the noun that a figure counts: `16 different career clusters`. */
function nounPhrase(after: readonly string[]): readonly string[] {
  const end = after.findIndex((word) => joining.has(word));
  return after.slice(0, end === -1 ? 3 : Math.min(end, 3));
}

function isYear({ typed, value }: Figure): boolean {
  return typed.length === 4 && value >= 1900 && value < 2100;
}

type Figure = ReturnType<typeof figuresIn>[number];

// Neither an amount of money, nor a part of a word, of a decimal, of a time, of a phone number or
// of a token.
const figure =
  /(?<![\p{L}\p{N}.,:/$€£#+_-])(?:\d{1,3}(?:,\d{3})+|\d+)(?![\p{L}\p{N}]|[.,:/-]\d|-\p{L})/gu;

/** The whole numbers of a text, such as `6,700`, with the stemmed words around them. */
function figuresIn(text: string) {
  return [...text.matchAll(figure)].map(({ 0: typed, index: start }) => {
    const end = start + typed.length;
    const [before] = stemmedWords(/\p{L}+(?=\s+$)/u.exec(text.slice(0, start))?.[0] ?? '');
    const sentence = Math.max(
      ...['. ', '! ', '? '].map((stop) => text.lastIndexOf(stop, start) + 1),
    );
    const [rest = ''] = /^.*?(?:[.!?](?=\s)|$)/s.exec(text.slice(start)) ?? [];
    const around = stemmedWords(text.slice(sentence, start) + rest);
    const value = Number(typed.replaceAll(',', ''));
    return { typed, value, start, end, before, after: wordsAfter(text, end), around };
  });
}

/** The words after a place in a text as far as its clause goes. */
function wordsAfter(text: string, at: number): readonly string[] {
  const [clause = ''] = /^[^.,;:!?()“”–—]*/.exec(text.slice(at)) ?? [];
  return stemmedWords(clause);
}

/** The words of a text, alike for `career` and `careers`, `age` and `aged`; `%` is a word. */
function stemmedWords(text: string): readonly string[] {
  const words = text.replaceAll(/\bper cent\b|%/gi, ' percent ').match(/[\p{L}’']+/gu) ?? [];
  return words.map((word) =>
    word
      .toLowerCase()
      .replace(/(?<=.)ies$/, 'y')
      .replace(/(?<=..)[sd]$/, ''),
  );
}
