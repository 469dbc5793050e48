import { expect, test } from 'vitest';
import { reportedInRegions } from './written-file.ts';

/** What is reported of a text of the defaults. */
function reportedOf(text: string) {
  return reportedInRegions([
    'upgradeTitle: More for your classroom',
    `upgradeTitle: >-\n    ${text}`,
  ]);
}

/** The same, without where. */
function codesOf(text: string): readonly string[] {
  return reportedOf(text).map(({ code }) => code);
}

test.each([
  'Careers 👩🏽‍🏫 and ❤️ for 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣',
  'می‌خواهم: a word that needs its joiner',
  'A no-break\u00A0space is a blank like others',
  '#1 in the country, and #careers too',
  'The first of many: # is a sign',
  "'Tis the season of all the schools",
  'A TV of 55" and one of 65"',
  'Say “yes”, he said, “and go”',
  'The “JOSÉ” of “SÃO PAULO”',
  'We know that that is so in Walla Walla, and had had enough',
  'Five dots ..... and a dash - then more',
  'A rule of ======== is no conflict, nor is 3 * 4 / 2',
  'Todo list, xxx and tbd in small letters',
  'An option --all, a rule ----, and signs: — and – and …',
  'A [map] of the state',
  'Naïve façades in España, £5, 5 °C, ½ and Ångström',
])('%s is not reported', (text) => {
  expect(reportedOf(text)).toEqual([]);
});

test.each([
  ['zero-width\u200B space', 'invisible-character'],
  ['a mark\u200E', 'invisible-character'],
  ['an orphan\uFE0F selector', 'invisible-character'],
  ['a tag\u{E0041}', 'invisible-character'],
  ['a lost \uFFFD', 'unreadable-character'],
  ['a lost ï¿½', 'unreadable-character'],
  ['a half \uD83D', 'unreadable-character'],
  ['a bullet \uF0B7 of Word', 'unreadable-character'],
  ['FIXME later', 'placeholder-text'],
  ['TBD', 'placeholder-text'],
  ['Call XXX-XXXX', 'placeholder-text'],
  ['[insert name here]', 'placeholder-text'],
  ['lorem ipsum', 'placeholder-text'],
  ['Learners in [STATE] start here', 'placeholder-text'],
  ['Learners in [your state] start here', 'placeholder-text'],
  ['For %REGION%', 'placeholder-text'],
  ['For *|STATE|*', 'placeholder-text'],
  ['closed” only', 'unmatched-quote'],
  ['“one “two”', 'unmatched-quote'],
  ["More for your classroom'", 'unmatched-quote'],
  ['An an hour', 'doubled-word'],
  ['Plan -- then work', 'typewriter-sign'],
  ['Plan--then work', 'typewriter-sign'],
  ['And so on...', 'typewriter-sign'],
  ['Plan,  then work', 'blanks-in-row'],
])('%s gives %s', (text, code) => {
  expect(codesOf(text)).toEqual([code]);
});

test.each([
  ['donâ€™t', '’'],
  ['â€œyes', '“'],
  ['CafÃ©', 'é'],
  ['EspaÃ±a', 'ñ'],
  ['Â© 2026', '©'],
  ['5Â\u00A0%', ' '],
  ['2020â€“2024', '–'],
  ['wonâ€¦', '…'],
  ['Ã¢â‚¬â„¢', '’'],
  ['ðŸ˜€', '😀'],
  ['don‚Äôt', '’'],
])('%s is mended to %s', (text, meant) => {
  expect(reportedOf(text)).toMatchObject([{ code: 'garbled-text', suggestion: meant }]);
});

/** Of the codes of a text, which may be too long as well. */
const wrappedIn = (text: string) => reportedOf(text).filter(({ code }) => code === 'wrapped-link');

test.each([
  ['https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fjobs.example%2Fnv&data=05'],
  ['https://www.google.com/url?sa=t&q=https://jobs.example/nv&usg=1'],
  ['https://urldefense.proofpoint.com/v2/url?u=https-3A__jobs.example_nv&d=DwMFaQ&c=a1&r=b2'],
  ['https://urldefense.proofpoint.com/v2/url?d=DwMFaQ&u=https-3A__jobs.example_nv'],
  ['https://urldefense.com/v3/__https://jobs.example/nv__;!!a1!b2-c3$'],
  ['https://urldefense.us/v3/__https://jobs.example*nv__;Lw!!a1!b2$'],
  [
    'https://urldefense.com/v3/__https://jobs.**HA__;ZXhhbXBsZS9u!!a1!b2$',
    'https://jobs.example/nA',
  ],
  ['https://urldefense.com/v3/__https://jobs.example/*__;w7E!!a1!b2$', 'https://jobs.example/ñ'],
])('%s is unwrapped', (address, inner = 'https://jobs.example/nv') => {
  expect(wrappedIn(`See ${address} there`)).toMatchObject([{ suggestion: inner }]);
});

test.each([
  'https://urldefense.com/v3/something',
  'https://urldefense.com/v3/__https://jobs.example/?q=https://cut.example',
  'https://urldefense.com/v3/__https://jobs.example/*__;!!a1!b2$',
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__jobs.example_-ZZ&d=1',
  'https://urldefense.proofpoint.com/v2/url?u=javascript-3Aalert-281-29&d=1',
])('%s is reported, and nothing is suggested', (address) => {
  const [found, ...others] = wrappedIn(`See ${address} there`);
  expect(others).toEqual([]);
  expect(found).toBeDefined();
  expect(found?.suggestion).toBeUndefined();
});

test('a character that is typed by its number is reported at the whole text', () => {
  expect(
    reportedInRegions(['upgradeTitle: More for your classroom', 'upgradeTitle: "More\\u200B"']),
  ).toEqual([{ code: 'invisible-character', marked: 'upgradeTitle: «"More\\u200B"»' }]);
});

test('an invisible character in a number is all that is reported of it', () => {
  expect(reportedInRegions(['price: 89', 'price: 89\u200B'])).toEqual([
    { code: 'invisible-character', marked: 'price: 89«\u200B»', suggestion: '' },
  ]);
});

test.each(['0', '89', '3.5', '3.50', '0.50', '5000', '89.00'])(
  'a price of %s is plain',
  (price) => {
    expect(reportedInRegions(['price: 89', `price: ${price}`])).toEqual([]);
  },
);

test.each([
  ['5.000', 'doubtful-number', '5000'],
  ['89.000', 'doubtful-number', '89000'],
  ['3.555', 'doubtful-number', undefined],
  ['0.125', 'doubtful-number', undefined],
  ['3.5000', 'unusual-number', '3.5'],
  ['05', 'unusual-number', '5'],
  ['1e3', 'unusual-number', '1000'],
  ['.5', 'unusual-number', '0.5'],
  ['5.', 'unusual-number', '5'],
  ['+5', 'unusual-number', '5'],
  ['0x1F', 'unusual-number', '31'],
  ['5,000', 'wrong-type', '5000'],
  ['5_000', 'wrong-type', '5000'],
])('a price of %s gives %s', (price, code, suggestion) => {
  expect(reportedInRegions(['price: 89', `price: ${price}`])).toEqual([
    { code, marked: `price: «${price}»`, ...(suggestion !== undefined && { suggestion }) },
  ]);
});

test('true in quotes is no word in the plan comparison', () => {
  expect(reportedInRegions(['freeEducator: false', "freeEducator: 'true'"])).toEqual([
    { code: 'boolean-word', marked: "freeEducator: «'true'»", suggestion: 'true' },
  ]);
});

test('a comment within a text is reported at its line', () => {
  expect(reportedOf('Tools\n    # for schools\n    that grow')).toEqual([
    { code: 'comment-in-text', marked: '«# for schools»' },
  ]);
});

test('a comment above the lines of a text is part of the text too', () => {
  expect(codesOf('# for schools\n    Tools that grow')).toEqual(['comment-in-text']);
});

test('of a text that no place has room for nothing else is said', () => {
  expect(codesOf('the '.repeat(20_000))).toEqual(['text-too-long']);
});

test('a line that was quoted in a mail is reported at its sign', () => {
  expect(reportedOf('Tools\n    > that grow')).toEqual([
    { code: 'stray-sign', marked: '«> »that grow', suggestion: '' },
  ]);
});

test.each([
  ['Careers /* old one */ nearby', 'comment-in-words'],
  ['Careers , nearby', 'blank-before-sign'],
  ['Careers nearby !', 'blank-before-sign'],
  ['Careers ======= nearby', 'merge-leftover'],
])('%s is reported', (text, code) => {
  expect(codesOf(text)).toEqual([code]);
});

test.each([
  ['ture', 'true'],
  ['flase', 'false'],
  ['✗', 'false'],
  ['✓', 'true'],
])('%s in the table of accounts was meant as %s', (typed, suggestion) => {
  const line = 'freeEducator: false';
  expect(reportedInRegions([line, `freeEducator: ${typed}`])).toMatchObject([
    { code: 'boolean-word', suggestion },
  ]);
});
