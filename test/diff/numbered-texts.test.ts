import { expect, test } from 'vitest';
import type { Change } from '../../cli/diff/change.ts';
import { mergeNumberedTexts } from '../../cli/diff/numbered-texts.ts';

function changeIn(region: string, before: string, after: string): Change {
  return {
    ...{ kind: 'text', roles: ['text'], before, after, isExample: false, causes: [] },
    spots: [{ edition: 'main', url: `/${region}/`, region, page: 'landing' }],
  };
}

test('a text that regions have with other numbers is one change, with the words of the first', () => {
  const [first, second] = [
    changeIn('ohio', 'Sheet 1 of 2', 'Sheet 1 of 3'),
    changeIn('utah', 'Sheet 2 of 2', 'Sheet 3 of 3'),
  ];
  expect(mergeNumberedTexts([first, second])).toEqual([
    { ...first, isExample: true, spots: [...first.spots, ...second.spots] },
  ]);
});

test.each([
  ['where a region has two of them', 'ohio', '25 students', '30 students'],
  ['where more than their numbers changes', 'utah', '175 students', '200 learners'],
  ['where other words are around the numbers', 'utah', '175 careers', '200 careers'],
])('texts with numbers are reported one by one %s', (_, region, before, after) => {
  const changes = [
    changeIn('ohio', '175 students', '200 students'),
    changeIn(region, before, after),
  ];
  expect(mergeNumberedTexts(changes)).toEqual(changes);
});
