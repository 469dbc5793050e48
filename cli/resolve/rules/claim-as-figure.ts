import type { TypedText } from '../../schema/walk.ts';
import { listTypedTexts } from '../../schema/walk.ts';
import { atPiece } from '../../source/locate-piece.ts';
import { libraryTokens, siteTokens } from '../tokens/expand.ts';
import type { TokenValues } from '../tokens/expand.ts';
import { tokenFiles, tokenInstead } from '../tokens/known.ts';
import type { Rule } from './rule.ts';

/** A figure that a claim states is printed by its token, so that it changes once (docs/product.md R14). */
export const claimAsFigure: Rule = function* ({ written, uses }) {
  const facts = {
    regions: siteTokens(written.regions.value.site),
    library: libraryTokens(written.library.value),
  };
  for (const { file, document, knownAt } of tokenFiles(written, uses)) {
    const texts = listTypedTexts(document, file).filter(({ node }) => node.format === 'text');
    const claims = claimsOf(facts[file], texts);
    for (const text of texts) {
      for (const figure of figuresIn(text.text)) {
        const claim = claims.find((each) => states(each, figure, text.text));
        if (claim === undefined || !knownAt(text.pointer).includes(claim.name)) continue;
        const token = `{{${claim.name}}}`;
        const piece = { ...figure, instead: tokenInstead(text, figure, token) };
        const parameters = { typed: figure.typed, name: claim.name, token };
        yield atPiece(text, 'claim-as-figure', parameters, piece);
      }
    }
  }
};

/** A number that has a token. */
interface Claim {
  /** Of the token. */
  readonly name: string;
  readonly value: number;
  /** The words of its name, such as `career` and `cluster`; the last is what is counted. */
  readonly words: readonly string[];
  /** What follows its token elsewhere in the file, two words each. */
  readonly contexts: () => ReadonlySet<string>;
}

function claimsOf(facts: TokenValues, texts: readonly TypedText[]): readonly Claim[] {
  return [...facts].flatMap(([name, shown]) => {
    const value = Number(shown.replaceAll(',', ''));
    if (!Number.isInteger(value)) return [];
    const words = stemmedWords(name.replace(/^.*\./, '').replaceAll(/(?=[A-Z])/g, ' '));
    return [{ name, value, words, contexts: () => contextsOf(`{{${name}}}`, texts) }];
  });
}

function contextsOf(token: string, texts: readonly TypedText[]): ReadonlySet<string> {
  const found = texts.flatMap(({ text }) => {
    const at = text.indexOf(token);
    return at === -1 ? [] : [contextAt(text, at + token.length)];
  });
  return new Set(found.filter((context) => context.includes(' ')));
}

function contextAt(text: string, at: number): string {
  return wordsAfter(text, at).slice(0, 2).join(' ');
}

/** A figure from here on is hardly the same as a claim by chance. */
const striking = 100;

/** Words that count anything, so that they say nothing alone. */
const units = new Set(['age', 'day', 'hour', 'minute', 'month', 'percent', 'week', 'year']);

/** What texts count that are no claims, and money. */
const others = new Set([
  ...units,
  ...['character', 'dollar', 'educator', 'employer', 'family', 'feet', 'learner', 'mile', 'page'],
  ...['people', 'school', 'student', 'teacher', 'word'],
]);

const joining = new Set(['and', 'at', 'for', 'from', 'in', 'of', 'on', 'or', 'to', 'with']);

function states(claim: Claim, figure: Figure, text: string): boolean {
  if (figure.value !== claim.value) return false;
  const after = wordsAfter(text, figure.end);
  return (
    wordBefore(text, figure.start) === claim.words.at(-1) ||
    counts(claim, after, wordsAround(text, figure.start)) ||
    isUsedAlike(claim, contextAt(text, figure.end)) ||
    isStriking(figure, after)
  );
}

/** Whether what follows is what the claim counts. A unit says so only in a sentence with all words of the claim. */
function counts({ words }: Claim, after: readonly string[], around: readonly string[]): boolean {
  const counted = words.at(-1) ?? '';
  return units.has(counted)
    ? after[0] === counted && words.every((word) => around.includes(word))
    : nounPhrase(after).includes(counted);
}

function isUsedAlike({ contexts }: Claim, context: string): boolean {
  return contexts().has(context) && !context.split(' ').some((word) => units.has(word));
}

function isStriking(figure: Figure, after: readonly string[]): boolean {
  const isOther = after.slice(0, 2).some((word) => others.has(word));
  return figure.value >= striking && !isYear(figure) && !isOther;
}

/** The next words up to the noun that a figure counts: `16 different career clusters`. */
function nounPhrase(after: readonly string[]): readonly string[] {
  const end = after.findIndex((word) => joining.has(word));
  return after.slice(0, end === -1 ? 3 : Math.min(end, 3));
}

function isYear({ typed, value }: Figure): boolean {
  return typed.length === 4 && value >= 1900 && value < 2100;
}

/** A whole number in a text, such as `6,700`. */
interface Figure {
  readonly typed: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

// Neither an amount of money, nor a part of a word, of a decimal, of a time, of a phone number or of a token.
const figure =
  /(?<![\p{L}\p{N}.,:/$€£#+_-])(?:\d{1,3}(?:,\d{3})+|\d+)(?![\p{L}\p{N}]|[.,:/-]\d|-\p{L})/gu;

function figuresIn(text: string): readonly Figure[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(figure)].map(({ 0: typed, index: start }) => ({
    typed,
    value: Number(typed.replaceAll(',', '')),
    start,
    end: start + typed.length,
  }));
}

/** The words after a place in a text as far as its clause goes, in the form that they are compared in. */
function wordsAfter(text: string, at: number): readonly string[] {
  const [clause = ''] = /^[^.,;:!?()“”–—]*/.exec(text.slice(at)) ?? [];
  return stemmedWords(clause);
}

/** The word before a place in a text, in the same form. */
function wordBefore(text: string, at: number): string | undefined {
  const [, word] = /(\p{L}+)\s+$/u.exec(text.slice(0, at)) ?? [];
  return word === undefined ? undefined : stemOf(word);
}

/** The words of the sentence that a place is in, in the same form. */
function wordsAround(text: string, at: number): readonly string[] {
  const start = Math.max(...['. ', '! ', '? '].map((stop) => text.lastIndexOf(stop, at) + 1));
  const [rest = ''] = /^.*?(?:[.!?](?=\s)|$)/s.exec(text.slice(at)) ?? [];
  return stemmedWords(text.slice(start, at) + rest);
}

/** The words of a text; `%` is one too. */
function stemmedWords(text: string): readonly string[] {
  const words = text.replaceAll(/\bper cent\b/gi, 'percent').match(/[\p{L}’']+|%/gu) ?? [];
  return words.map((word) => (word === '%' ? 'percent' : stemOf(word)));
}

/** Alike for `career` and `careers`, `age`, `ages` and `aged`. */
function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?<=.)ies$/, 'y')
    .replace(/(?<=..)[sd]$/, '');
}
