import { expect, test } from 'vitest';
import { reported } from './sample.ts';

const sentence = 'A counselor sees each step that a student of ours takes.';

const inNevada = (pages: string) =>
  reported('said-twice', {
    regions: `
  nevada:
    code: NV
    name: Nevada
    pages: ${pages}`,
  });

test('a sentence of two texts of a page is said twice', () => {
  expect(inNevada(`{ plan: { lead: 'First. ${sentence}', free: '${sentence}' } }`)).toHaveLength(1);
});

test('two pages may say the same', () => {
  expect(
    inNevada(`{ plan: { lead: '${sentence}' }, localOpportunities: { lead: '${sentence}' } }`),
  ).toEqual([]);
});

test('a short sentence may be said for its rhythm', () => {
  expect(inNevada("{ plan: { lead: 'Plan. It is free.', free: 'It is free.' } }")).toEqual([]);
});

test('what search engines show stands on no page', () => {
  expect(inNevada(`{ plan: { description: '${sentence}', lead: '${sentence}' } }`)).toEqual([]);
});
