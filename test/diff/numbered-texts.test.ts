import { expect, test } from 'vitest';
import type { Change } from '../../cli/diff/change.ts';
import { createSections, mergeNumberedTexts } from '../../cli/diff/report.ts';

function changeIn(region: string, before: string, after: string): Change {
  return {
    ...{ kind: 'text', roles: ['text'], before, after, isExample: false, causes: [] },
    resources: [{ edition: 'main', url: `/${region}/`, region, page: 'landing' }],
  };
}

test('a text that regions have with other numbers is one change, with the words of the first', () => {
  const [first, second] = [
    changeIn('ohio', 'Sheet 1 of 2', 'Sheet 1 of 3'),
    changeIn('utah', 'Sheet 2 of 2', 'Sheet 3 of 3'),
  ];
  expect(mergeNumberedTexts([first, second])).toEqual([
    { ...first, isExample: true, resources: [...first.resources, ...second.resources] },
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

test('figures without words are reported one by one, since they may be of different things', () => {
  const changes = [changeIn('ohio', '175', '200'), changeIn('utah', '12', '13')];
  expect(mergeNumberedTexts(changes)).toEqual(changes);
});

test('a text of many regions comes before a text of fewer pages', () => {
  const few = changeIn('iowa', 'Learn', 'Learn more');
  const numbered = ['ohio', 'utah'].map((region) => changeIn(region, 'Sheet 1', 'Sheet 2'));
  const [section] = createSections([few, ...numbered]);
  expect(section?.clusters.map(({ changes }) => changes[0]?.after)).toEqual([
    'Sheet 2',
    'Learn more',
  ]);
});
