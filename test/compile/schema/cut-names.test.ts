import { expect, test } from 'vitest';
import { reportedInRegions } from './written-file.ts';

test('an invisible character in a name is what is reported of the name', () => {
  const line = 'header\u200bTitle: Hello';
  expect(reportedInRegions(['name: Oklahoma', `name: Oklahoma\n    ${line}`])).toEqual([
    { code: 'invisible-character', marked: 'header«\u200b»Title: Hello', suggestion: '' },
  ]);
});

test('names with dots between are told to stand in lines of their own', () => {
  const line = 'pages.plan.title: Hello';
  expect(reportedInRegions(['name: Oklahoma', `name: Oklahoma\n    ${line}`])).toEqual([
    { code: 'names-with-dots', marked: '«pages.plan.title»: Hello' },
  ]);
});

test('a text that a comma cuts between braces is told its quotes', () => {
  const line = 'sponsorImg: { file: assets/sponsors/prairie.svg, alt: Schools, farms and banks }';
  expect(reportedInRegions(['name: Oklahoma', `name: Oklahoma\n    ${line}`])).toEqual([
    {
      code: 'comma-in-text',
      marked: 'sponsorImg: { file: assets/sponsors/prairie.svg, alt: «Schools, farms and banks» }',
      suggestion: '"Schools, farms and banks"',
    },
  ]);
});

test('a year’s pay below the minimum wage has lost a digit', () => {
  const line = 'wages: [[7400, 62000, 44000], [86000, 64000, 57000], [80000, 59000, 85000]]';
  expect(reportedInRegions(['name: Oklahoma', `name: Oklahoma\n    ${line}`])).toMatchObject([
    { code: 'out-of-range', marked: expect.stringContaining('«7400»') as string },
  ]);
});
