import { expect, test } from 'vitest';
import { readToday } from '../../cli/commands/open-project.ts';
import { UsageError } from '../../cli/commands/usage.ts';

test.each([
  ['0', '1970-01-01'],
  ['1798761599', '2026-12-31'],
  ['1798761600', '2027-01-01'],
  ['253402300799', '9999-12-31'],
])('second %s is on %s', (second, day) => {
  expect(readToday({ SOURCE_DATE_EPOCH: second })).toBe(day);
});

test('without a second it is today', () => {
  const before = new Date().toISOString().slice(0, 10);
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(readToday({}));
});

test.each(['', 'today', '-1', '1.5', '1e9', ' 1', '253402300800', '1798761600000'])(
  'what is no second, such as "%s", is a wrong usage',
  (second) => {
    expect(() => readToday({ SOURCE_DATE_EPOCH: second })).toThrow(UsageError);
  },
);
