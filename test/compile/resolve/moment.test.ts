import { describe, expect, test } from 'vitest';
import { asMoment, isMoment } from '../../../cli/compile/schema/formats/date.ts';
import { instantOf, printMoment } from '../../../cli/compile/resolve/moment.ts';
import { allStates, timeZonesOf } from '../../../cli/compile/schema/states.ts';
import { isTimeZone } from '../../../cli/compile/schema/formats/time-zone.ts';

describe('the instant of an hour on the clocks of a zone', () => {
  test.each([
    ['in winter', '2027-01-21 15:30', 'America/Los_Angeles', '2027-01-21T23:30Z'],
    ['in summer', '2027-07-21 15:30', 'America/Los_Angeles', '2027-07-21T22:30Z'],
    ['where clocks are never set', '2027-07-21 15:30', 'America/Phoenix', '2027-07-21T22:30Z'],
    ['on the next day in UTC', '2027-01-21 20:00', 'Pacific/Honolulu', '2027-01-22T06:00Z'],
    ['ahead of UTC', '2027-01-21 08:00', 'Pacific/Guam', '2027-01-20T22:00Z'],
    [
      'before clocks are set in spring',
      '2027-03-14 01:59',
      'America/New_York',
      '2027-03-14T06:59Z',
    ],
    ['that clocks skip', '2027-03-14 02:30', 'America/New_York', '2027-03-14T07:30Z'],
    [
      'after clocks were set in spring',
      '2027-03-14 03:00',
      'America/New_York',
      '2027-03-14T07:00Z',
    ],
    ['before clocks are set back', '2027-11-07 00:59', 'America/New_York', '2027-11-07T04:59Z'],
    [
      'that comes twice, the first time',
      '2027-11-07 01:30',
      'America/New_York',
      '2027-11-07T05:30Z',
    ],
    ['after clocks were set back', '2027-11-07 02:00', 'America/New_York', '2027-11-07T07:00Z'],
  ])('%s', (_, moment, zone, instant) => {
    expect(instantOf(moment, zone)).toBe(instant);
  });
});

const words = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  dates: {
    day: '{month} {day}, {year}',
    moment: '{weekday}, {month} {day}, {year}, {hour}:{minute} {half} {zone}',
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    halves: ['a.m.', 'p.m.'],
    zones: { 'America/Denver': 'Mountain Time' },
  },
};

test.each([
  ['2027-01-21', 'Jan 21, 2027'],
  ['2027-01-03 00:05', 'Sun, Jan 3, 2027, 12:05 a.m. Mountain Time'],
  ['2027-01-03 09:30', 'Sun, Jan 3, 2027, 9:30 a.m. Mountain Time'],
  ['2027-01-03 12:00', 'Sun, Jan 3, 2027, 12:00 p.m. Mountain Time'],
  ['2027-01-03 23:59', 'Sun, Jan 3, 2027, 11:59 p.m. Mountain Time'],
])('%s is read as %s', (moment, shown) => {
  expect(printMoment(moment, 'America/Denver', words)).toBe(shown);
});

test.each([
  ['2027-01-21', true],
  ['2027-01-21 15:30', true],
  ['2027-02-29 15:30', false],
  ['2027-01-21 24:00', false],
  ['2027-01-21 9:30', false],
  ['2027-01-21T15:30', false],
])('%s is a day of the calendar, or one with an hour: %s', (text, expected) => {
  expect(isMoment(text)).toBe(expected);
});

test.each([
  ['1/21/2027 3:30 pm', '2027-01-21 15:30'],
  ['2027-01-21T15:30:00', '2027-01-21 15:30'],
  ['January 21, 2027, 12:15 a.m.', '2027-01-21 00:15'],
  ['2027-01-21 9:30', '2027-01-21 09:30'],
  ['1/21/2027', '2027-01-21'],
  ['2027–01–21 15:30', '2027-01-21 15:30'],
  ['2027-01-21 15.30', '2027-01-21 15:30'],
  ['January 21, 2027 at 3:30 PM', '2027-01-21 15:30'],
  ['Thursday, January 21st, 2027, 3:30 pm', '2027-01-21 15:30'],
  ['2027-01-21 25:00', undefined],
  ['soon', undefined],
])('%s is suggested as %s', (typed, moment) => {
  expect(asMoment(typed)).toBe(moment);
});

test('every state has a time zone that the database knows', () => {
  const zones = allStates.map(({ code }) => timeZonesOf(code));
  expect(zones.filter((own) => own.length === 0 || !own.every(isTimeZone))).toEqual([]);
});
