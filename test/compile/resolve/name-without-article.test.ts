import { expect, test } from 'vitest';
import { reported } from './sample.ts';

const district = (fields: string) => ({
  regions: `
  district:
    code: DC
    name: District of Columbia
    nameInText: the District of Columbia
    ${fields}
  ohio: { code: OH, name: Ohio }
`.slice(1),
  // The one sentence of the sample that prints a name alone.
  changes: [
    ['path in {{regionName}}', 'path in {{regionInText}}'],
    ['schools in {{regionName}}', 'schools in {{regionInText}}'],
    ['CareerExplorer in {{regionName}}', 'CareerExplorer in {{regionInText}}'],
  ] as const,
});

const found = (fields: string) => reported('name-without-article', district(fields));

test('a sentence that would print the name without its article is told what to write', () => {
  expect(found('headerTitle: Work in {{regionName}}')).toMatchObject([
    { marked: 'headerTitle: Work in «{{regionName}}»', suggestion: '{{regionInText}}' },
  ]);
});

test.each(['CareerExplorer {{regionName}}', 'Work in {{regionInText}}', "'{{regionName}} works'"])(
  '%s is right as it is',
  (text) => {
    expect(found(`headerTitle: ${text}`)).toEqual([]);
  },
);

test('a sentence of the defaults is told where a region has an article, and only there', () => {
  const { regions } = district('');
  expect(reported('name-without-article', { regions })).not.toEqual([]);
  expect(
    reported('name-without-article', { regions: '  ohio: { code: OH, name: Ohio }\n' }),
  ).toEqual([]);
});
