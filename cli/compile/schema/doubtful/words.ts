import { warning } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { reporter } from '../../source/locate-piece.ts';
import { quoted } from '../describe.ts';
import { isSlip } from '../nearest.ts';
import type { TypedText } from '../typed-texts.ts';

export const codes = {
  'placeholder-text': warning(
    'Visitors would read "{words}", which stands for words that are still to come. Write those, or leave them out.',
    'A text holds words such as TODO, TBD or lorem ipsum.',
    'They stand for words that are still to come, and visitors would read them.',
    'Write the words that belong there, or leave them out until they are known.',
  ),
  'quotes-in-text': warning(
    'Visitors would read the [{isListed}quotes around this text and the comma behind them. Write only {inside}|straight quotes around this text. If they are not to be read, write only {inside}; if somebody is quoted, write “{inside}”.]',
    'Straight quotes stand around all of a text, within the text itself.',
    'They were typed for a program, or copied from a list, and visitors would read them.',
    'Delete them. For the words of somebody, write real quotes: “ and ”.',
  ),
  'comma-at-end': warning(
    'This text ends in a comma, and visitors would read it. Delete the comma.',
    'A text ends in a comma.',
    'It was probably copied from a list or a longer sentence, and visitors would read it.',
    'Delete the comma.',
  ),
  'unmatched-quote': warning(
    'This {quote} has no partner in its text. Add the one that opens or closes the quotation, or delete it. Quotations are written “like this”.',
    'A quotation opens and never closes, or closes without having opened.',
    'Visitors would not know where it ends.',
    'Add the missing quote, or delete the one that stands alone.',
  ),
  'misspelt-date': warning(
    '"{word}" was probably meant as "{meant}". Write that.',
    'The name of a month or weekday has a letter wrong.',
    'Visitors would read it so, and dates with it are compared with nothing.',
    'Write the name that the message gives.',
  ),
  'doubled-word': warning(
    '"{words}" has a word twice. Write "{word}".',
    'A small word such as "the" is written twice in a row.',
    'Visitors would read it twice.',
    'Delete one of the two.',
  ),
} as const;

const { atPiece, atPlace } = reporter(codes);

/** Words that no sentence has twice in a row; `that that`, `had had` and `in in` can be right. */
const DOUBLED = /\b(a|an|and|are|at|for|from|of|or|our|the|they|to|we|with|your)\s+\1\b/gi;

/** Finds small words that are written twice. */
export function* findDoubledWords(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: words, 1: word = '', index } of typed.text.matchAll(DOUBLED)) {
    const piece = { start: index, end: index + words.length, instead: word };
    yield atPiece(typed, 'doubled-word', { words, word }, piece);
  }
}

/** Months and weekdays that one wrong letter does not make another word. */
const DATE_WORDS = [
  'January',
  'February',
  'September',
  'October',
  'November',
  'December',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** What begins or ends like one of them: with one letter wrong, one end is still right. */
const LIKE_DATE_WORD = new RegExp(
  String.raw`\b(?:(?:${endsOf(0, 2)})[a-z]{3,8}|[A-Z][a-z]{2,7}(?:${endsOf(-2)}))\b`,
  'g',
);

function endsOf(start: number, end?: number): string {
  return [...new Set(DATE_WORDS.map((name) => name.slice(start, end)))].join('|');
}

/** Finds names of months and weekdays with one letter wrong. */
export function* findMisspeltDates(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: word, index } of typed.text.matchAll(LIKE_DATE_WORD)) {
    const meant = DATE_WORDS.find((name) => isSlip(word, name));
    if (meant === undefined || meant === word || word === `${meant}s`) continue;
    const piece = { start: index, end: index + word.length, instead: meant };
    yield atPiece(typed, 'misspelt-date', { word, meant }, piece);
  }
}

/** What people write where words are still to come, and what mail programs fill in. */
const PLACEHOLDER = new RegExp(
  [
    /\b(?:TODO|TBD|FIXME|XXX+)\b/,
    /%[A-Z]{2,}%/,
    /\*\|\w+\|\*/,
    /\b(?:lorem ipsum|Lorem ipsum|dolor sit amet)\b/,
    /\[[A-Z][A-Z _-]+\](?!\()/,
    /\[(?:[Ii]nsert|[Pp]laceholder|[Yy]our|[Ss]tate|[Nn]ame)\b[^\]]*\](?!\()/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Finds the first placeholder for words that are still to come. */
export function* findPlaceholders(typed: TypedText): Generator<Diagnostic> {
  const { 0: words, index } = PLACEHOLDER.exec(typed.text) ?? { 0: '', index: 0 };
  if (words === '') return;
  yield atPiece(typed, 'placeholder-text', { words }, { start: index, end: index + words.length });
}

/** Straight quotes around a whole text, and a comma behind them if it comes from a list. */
const AROUND_ALL = /^"([^"]+)"(,?)$/;

/** Finds quotes and commas that are shown to visitors, and were typed for a program. */
export function* findStrayQuotes(typed: TypedText): Generator<Diagnostic> {
  const { text } = typed;
  const [, inside = '', comma = ''] = AROUND_ALL.exec(text) ?? [];
  if (inside !== '') {
    const suggestion = comma === '' ? undefined : quoted(inside);
    yield atPlace(typed, 'quotes-in-text', { inside, isListed: comma !== '' }, { suggestion });
    return;
  }
  yield* findUnclosed(typed);
  const last = { start: text.length - 1, end: text.length, instead: '' };
  if (text.endsWith(',')) yield atPiece(typed, 'comma-at-end', {}, last);
}

/** A single quote at one end only: not for letters left out (`'90s`, `goin'`), nor after an s. */
const LONE_SINGLE = /^'(?!\d|[tT]is\b|[tT]was\b|[cC]ause\b)(?=[^']*$)|(?<=^[^']*)(?<!s|in)'$/;

/** One of “ and ” that has no partner. */
const LONE_CURLY = /“(?=[^“”]*(?:“|$))|(?<=(?:^|”)[^“”]*)”/;

/** A quote that never closes, or never opened. After a digit, `"` stands for inches. */
function* findUnclosed(typed: TypedText): Generator<Diagnostic> {
  const straight = [...typed.text.matchAll(/(?<!\d)"/g)];
  const lone =
    straight.length % 2 === 1
      ? straight.at(-1)
      : (LONE_CURLY.exec(typed.text) ?? LONE_SINGLE.exec(typed.text));
  if (!lone) return;
  const piece = { start: lone.index, end: lone.index + 1 };
  yield atPiece(typed, 'unmatched-quote', { quote: lone[0] }, piece);
}
