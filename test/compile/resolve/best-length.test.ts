import { expect, test } from 'vitest';
import { reported } from './sample.ts';

const headline = (title: string) =>
  reported('longer-than-best', {
    regions: `
  district_of_columbia: { code: DC, name: District of Columbia, nameInText: the District of Columbia }
  ohio: { code: OH, name: Ohio }`,
    changes: [['headerTitle: Find your path in {{regionName}}', `headerTitle: '${title}'`]],
  });

test('a headline of 60 characters is read at a glance', () => {
  expect(headline('x'.repeat(60))).toEqual([]);
});

test('a headline of 61 characters is not', () => {
  expect(headline('x'.repeat(61))).toMatchObject([
    { message: 'This has 61 characters, and reads best up to 60. Shorten it.' },
  ]);
});

test('the region with the longest name counts where a token prints it', () => {
  const [found] = headline(`${'x'.repeat(40)} {{regionInText}}`);
  expect(found?.message).toBe(
    'This has 65 characters as visitors of District of Columbia read it, and reads best up to 60. Shorten it, or give District of Columbia words of its own.',
  );
});
