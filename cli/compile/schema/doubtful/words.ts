import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import { atPiece, atPlace } from '../../source/locate-piece.ts';
import { quoted } from '../describe.ts';
import { isSlip } from '../nearest.ts';
import { lastSegment } from '../pointer.ts';
import type { TypedText } from '../walk.ts';

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

/** An indented `# comment`, or the `>` of a mail. `#1` and `#careers` continue a text. */
const SIGN_LINE = /\n[ \t]+(#(?=[\s#]|$|\w+:)[^\n]*|>+[ \t]*(?=\S))/g;

/** Finds lines that were meant as comments, or quoted in a mail: visitors would read the signs. */
export function* findSignedLines({ document, pointer, text }: TypedText): Generator<Diagnostic> {
  if (!/[#>]/.test(text)) return;
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  const { file, start } = document.locate(pointer, 'value');
  for (const { 0: line, 1: signed = '', index } of source.matchAll(SIGN_LINE)) {
    const from = start + index + line.length - signed.length;
    const isComment = signed.startsWith('#');
    const end = from + (isComment ? signed.trimEnd() : signed).length;
    const span = { file, start: from, end };
    yield isComment
      ? createDiagnostic('comment-in-text', { field: lastSegment(pointer) }, span, {
          path: pointer,
        })
      : createDiagnostic('stray-sign', { sign: '>' }, span, { path: pointer, suggestion: '' });
  }
}
