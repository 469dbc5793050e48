import { expect, test } from 'vitest';
import { readLimits } from '../../../../runtime/forms/rules/number.ts';

test.each([
  ['1:500', { least: 1, greatest: 500 }],
  ['-5:', { least: -5, greatest: Infinity }],
  [':9', { least: -Infinity, greatest: 9 }],
  ['', { least: -Infinity, greatest: Infinity }],
  ['many', { least: -Infinity, greatest: Infinity }],
])('the limits "%s" of the CRM are %j', (data, limits) => {
  expect(readLimits(data)).toEqual(limits);
});
