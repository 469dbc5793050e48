import { expect, test } from 'vitest';
import { messagesOfRegions, reportedInRegions } from './written-file.ts';

test.each([
  ['02108', '2108'],
  ['1.10', '1.1'],
  ['0x1F', '31'],
])('the number %s in a text is reported with what it would become', (source, becomes) => {
  const change = ['upgradeTitle: More for your classroom', `upgradeTitle: ${source}`] as const;
  expect(reportedInRegions(change)).toEqual([
    { code: 'number-as-text', marked: `upgradeTitle: «${source}»`, suggestion: `"${source}"` },
  ]);
  expect(messagesOfRegions(change)[0]).toContain(`would become ${becomes}.`);
});

test('a number of a form is reported to need quotes', () => {
  expect(reportedInRegions(['demo: demo-access', 'demo: 4711'])).toEqual([
    { code: 'number-as-text', marked: 'demo: «4711»', suggestion: '"4711"' },
  ]);
});

test('true in a text is reported to need quotes', () => {
  expect(reportedInRegions(['appName: Mobile CareerExplorer', 'appName: True'])).toEqual([
    { code: 'boolean-as-text', marked: 'appName: «True»', suggestion: '"True"' },
  ]);
});

test('a date in a text is a warning', () => {
  expect(
    reportedInRegions(['effectiveDate: January 5, 2026', 'effectiveDate: 2026-01-05']),
  ).toEqual([
    {
      code: 'date-as-text',
      marked: 'effectiveDate: «2026-01-05»',
      suggestion: '"2026-01-05"',
    },
  ]);
});

test('a date in quotes is a text', () => {
  expect(
    reportedInRegions(['effectiveDate: January 5, 2026', 'effectiveDate: "2026-01-05"']),
  ).toEqual([]);
});

test.each([
  ['no', 'false'],
  ['Yes', 'true'],
  ['off', 'false'],
  ['"true"', 'true'],
])('the word %s where true or false belongs is reported with the right one', (word, right) => {
  expect(reportedInRegions(['enabled: false', `enabled: ${word}`])).toEqual([
    { code: 'boolean-word', marked: `enabled: «${word}»`, suggestion: right },
  ]);
});

test('the word no is no mere word in the plan comparison', () => {
  expect(reportedInRegions(['freeEducator: false', 'freeEducator: no'])).toEqual([
    { code: 'boolean-word', marked: 'freeEducator: «no»', suggestion: 'false' },
  ]);
});

test('the word no in quotes is what visitors read in the plan comparison', () => {
  expect(reportedInRegions(['freeEducator: false', 'freeEducator: "no"'])).toEqual([]);
});

test.each([
  ['$5,000', '5000'],
  ['1,250,000', '1250000'],
  ['3,50', '3.50'],
  ['$3,5', '3.5'],
])('a price typed as %s is reported with the plain number', (typed, right) => {
  expect(reportedInRegions(['price: 5000', `price: ${typed}`])).toEqual([
    { code: 'wrong-type', marked: `price: «${typed}»`, suggestion: right },
  ]);
});

test('a number whose commas say nothing sure is reported without another', () => {
  expect(reportedInRegions(['price: 5000', 'price: 50,00,0'])).toEqual([
    { code: 'wrong-type', marked: 'price: «50,00,0»' },
  ]);
});

test('a text where a list belongs is reported at the text', () => {
  expect(reportedInRegions(['webinarHistory: []', 'webinarHistory: none'])).toEqual([
    { code: 'wrong-type', marked: 'webinarHistory: «none»' },
  ]);
});

test('a group of fields where a text belongs is reported at its name', () => {
  expect(reportedInRegions(['appName: Mobile CareerExplorer', 'appName:\n    short: NV'])).toEqual([
    { code: 'wrong-type', marked: '«appName»:' },
  ]);
});

test('a number of another kind is reported with what is expected', () => {
  expect(
    messagesOfRegions(['freeEducatorAccountQuota: 25', 'freeEducatorAccountQuota: 2.5']),
  ).toEqual([
    '"freeEducatorAccountQuota" must be a whole number such as 25, without quotes or comma, but this is the number 2.5.',
  ]);
});

test('a number out of range is reported with the range', () => {
  const change = ['maximumMatches: 5', 'maximumMatches: 0'] as const;
  expect(reportedInRegions(change)).toEqual([
    { code: 'out-of-range', marked: 'maximumMatches: «0»' },
  ]);
  expect(messagesOfRegions(change)[0]).toContain('from 1 to 60');
});

test('a word that is not allowed is reported with the nearest', () => {
  expect(reportedInRegions(['accent: harbor', 'accent: Harbour'])).toEqual([
    { code: 'not-one-of', marked: 'accent: «Harbour»', suggestion: 'harbor' },
  ]);
});

test('a number where one of some words belongs is reported once', () => {
  expect(reportedInRegions(['accent: harbor', 'accent: 3'])).toEqual([
    { code: 'not-one-of', marked: 'accent: «3»' },
  ]);
});

test('an empty list where entries are needed is reported with their number', () => {
  expect(
    messagesOfRegions([
      'features:\n    - cssClass: icon-star\n      title: Over {{claims.careers}} careers to explore',
      'features: []',
    ]),
  ).toEqual(['"features" has 0 entries, but must have from 1 to 24.']);
});

test('an entry that is in a list twice is reported at the second', () => {
  expect(
    reportedInRegions(['code: OK', 'code: OK\n    aliases: [sooner, ok state, sooner]']),
  ).toEqual([{ code: 'duplicate-item', marked: 'aliases: [sooner, ok state, «sooner»]' }]);
});
