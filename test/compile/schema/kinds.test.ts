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

test('a group of fields where a text belongs is reported at its name', () => {
  expect(reportedInRegions(['appName: Mobile CareerExplorer', 'appName:\n    short: NV'])).toEqual([
    { code: 'wrong-type', marked: '«appName»:' },
  ]);
});

test('a number where one of some words belongs is reported once', () => {
  expect(reportedInRegions(['accent: harbor', 'accent: 3'])).toEqual([
    { code: 'not-one-of', marked: 'accent: «3»' },
  ]);
});
