import { InvalidArgumentError } from 'commander';
import { expect, test } from 'vitest';
import { readInstant } from '../../cli/commands/open-project.ts';
import { parseInstant } from '../../cli/commands/options.ts';
import { UsageError } from '../../cli/diagnostics/command-errors.ts';

test.each([
  ['0', '1970-01-01T00:00:00Z'],
  ['1798761599', '2026-12-31T23:59:59Z'],
  ['1798761600', '2027-01-01T00:00:00Z'],
  ['253402300799', '9999-12-31T23:59:59Z'],
])('second %s is %s', (second, instant) => {
  expect(readInstant({ SOURCE_DATE_EPOCH: second })).toBe(instant);
});

test('without a second it is now', () => {
  expect(Math.abs(Date.parse(readInstant({})) - Date.now())).toBeLessThan(2000);
});

test.each(['', 'today', '-1', '1.5', '1e9', ' 1', '253402300800', '1798761600000'])(
  'what is no second, such as "%s", is a wrong usage',
  (second) => {
    expect(() => readInstant({ SOURCE_DATE_EPOCH: second })).toThrow(UsageError);
  },
);

test.each([
  ['2027-01-21', '2027-01-21T00:00:00Z'],
  ['2027-01-21T23:30Z', '2027-01-21T23:30:00Z'],
  ['2027-01-21T15:30:20-08:00', '2027-01-21T23:30:20Z'],
])('--at %s is %s', (typed, instant) => {
  expect(parseInstant(typed)).toBe(instant);
});

test.each(['', 'now', '2027', '2027-02-30', '2027-01-21T15:30', '2027-01-21T25:30Z', '1/21/2027'])(
  '--at "%s" is no instant',
  (typed) => {
    expect(() => parseInstant(typed)).toThrow(InvalidArgumentError);
  },
);
