import { expect, test } from 'vitest';
import { messagesOfRegions, reportedInRegions } from './written-file.ts';

const title = 'upgradeTitle: More for your classroom';

test('blanks are no link either', () => {
  expect(
    reportedInRegions(['appUrl: https://app.careerexplorer.example/nv/', 'appUrl: " "']),
  ).toEqual([{ code: 'empty-text', marked: 'appUrl: «" "»' }]);
});

test('a preset of the quote form can be empty', () => {
  expect(reportedInRegions(['quotePreset: {}', 'quotePreset: { email: "" }'])).toEqual([]);
});

test('of a token only what it stands for takes up room', () => {
  const tokens = '{{claims.postsecondaryInstitutions}} {{claims.industryCertifications}}';
  expect(
    reportedInRegions(["menuHeader: '{{regionName}} CareerExplorer'", `menuHeader: '${tokens}'`]),
  ).toEqual([]);
});

test.each([
  ['<b>More</b> for you', '«<b>»More</b> for you', ': "More for you".'],
  ['More &amp; better', 'More «&amp;» better', ': "More & better".'],
  ['More<br/>', 'More«<br/>»', ': "More".'],
  ['More <b>forests</b><br>and lakes', 'More «<b>»forests</b><br>and lakes', 'forests and lakes".'],
  ['<p>More</p> <p>for you</p>', '«<p>»More</p> <p>for you</p>', ': "More for you".'],
  ['<script src=x>', '«<script src=x>»', 'Write the text without it.'],
])('HTML in %j is reported at the first of it, with the text alone', (text, marked, advice) => {
  const change = [title, `upgradeTitle: "${text}"`] as const;
  expect(reportedInRegions(change)).toEqual([
    { code: 'html-in-text', marked: `upgradeTitle: "${marked}"` },
  ]);
  expect(messagesOfRegions(change)).toEqual([expect.stringContaining(advice)]);
});

test.each(['5 < 6 and 7 > 6', 'R&D; or not', 'I <3 maps', 'AT&T'])('%s is no HTML', (text) => {
  expect(reportedInRegions([title, `upgradeTitle: ${JSON.stringify(text)}`])).toEqual([]);
});

test('lines that YAML joins are one text', () => {
  expect(reportedInRegions([title, 'upgradeTitle: >-\n    More\n    for you'])).toEqual([]);
});

test('many problems are reported in one run, each once', () => {
  const codes = reportedInRegions(
    [title, 'upgradeTitle: 1.10'],
    ['accent: harbor', 'accent: pink'],
    ['code: NV', 'code: nv'],
    ['email: hello@careerexplorer.example', 'email: hello'],
    ['minimumAge: 8', 'minimumAge: -1'],
  ).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([
    'bad-email',
    'bad-region-code',
    'not-one-of',
    'number-as-text',
    'out-of-range',
  ]);
});

test.each([
  ['**Find** your path', 'Find'],
  ['*Find* your path', 'Find'],
  ['[Find your path]({{pathPrefix}}/plan/)', 'Find your path'],
  ['[Find your path](https://example.org)', 'Find your path'],
])('the marks in %j would be read, and the words without them are suggested', (text, words) => {
  const change = [
    'headerTitle: Find your path in {{regionName}}',
    `headerTitle: '${text}'`,
  ] as const;
  expect(reportedInRegions(change)).toMatchObject([
    { code: 'markdown-in-text', suggestion: words },
  ]);
});

const allMonths =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

test('of a list that is too short, the entry that is two is told, with the comma between', () => {
  const asItems = `months:\n${allMonths.map((month) => `      - ${month}\n`).join('')}`;
  const inBrackets = `months: [${allMonths.join(', ').replace('March, April', 'March April')}]\n`;
  expect(reportedInRegions([asItems, inBrackets])).toMatchObject([
    { code: 'missing-comma', suggestion: ', April' },
  ]);
});

test.each([
  ["'## Plans'", '«## Plans»', 'Plans'],
  ['Plans, *really* free', '«*really*»', 'really'],
  ['Write `code`', '«`code`»', 'code'],
  ['High desert,\\nopen routes', '«\\n»', ' '],
  ["'- Plans'", '«- Plans»', 'Plans'],
])('marks of Markdown in a plain text are told: %s', (typed, marked, suggestion) => {
  expect(reportedInRegions([title, `upgradeTitle: ${typed}`])).toEqual([
    { code: 'markdown-in-text', marked: expect.stringContaining(marked), suggestion },
  ]);
});

test.each(['Mondays in Augusta', 'February', 'Remember', 'Friday'])(
  '%s is no misspelt month or day',
  (words) => {
    expect(reportedInRegions([title, `upgradeTitle: ${words}`])).toEqual([]);
  },
);
