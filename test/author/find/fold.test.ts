import { expect, test } from 'vitest';
import { fold, placesOf } from '../../../cli/author/find/fold.ts';

test.each([
  ['quotes', 'the “Nevada” page', 'the "Nevada" page'],
  ['apostrophes', 'what’s new', "what's new"],
  ['dashes', 'ages 8–18 — and more', 'ages 8-18 - and more'],
  ['accents', 'résumé', 'resume'],
  ['the ʻokina', 'Hawaiʻi', 'Hawaii'],
  ['capitals', 'STEM Careers', 'stem careers'],
  ['blanks', 'two\u00A0words  and\nlines', 'two words and lines'],
  ['three dots', 'and so on…', 'and so on...'],
  ['what cannot be seen', 'key\u00ADboard', 'keyboard'],
])('%s are alike', (_, typed, searched) => {
  expect(fold(typed)).toBe(fold(searched));
});

test('other words are not', () => {
  expect(fold('career')).not.toBe(fold('carrier'));
});

test.each([
  ['“résumé” here', '"resume"', ['“résumé”']],
  ['Ha! Ha!', 'ha', ['Ha', 'Ha']],
  ['one\n  two', 'one two', ['one\n  two']],
  ['and… so', '...', ['…']],
  ['e\u0301te\u0301', 'ete', ['e\u0301te\u0301']],
])('of %j, %j is found as it stands there', (text, words, parts) => {
  const found = placesOf(fold(words), text);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(parts);
});
