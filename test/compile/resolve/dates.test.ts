import { expect, test } from 'vitest';
import { datesIn, printDate } from '../../../cli/compile/resolve/dates.ts';
import { reported } from './sample.ts';

test.each([
  ['Thursday, March 4, 2027, 3:30 p.m.', ['Thursday, March 4, 2027']],
  ['Thu. Mar. 4, 2027', ['Thu. Mar. 4, 2027']],
  ['on March 4 and April 5', ['March 4', 'April 5']],
  ['until March 4.', ['March 4']],
  ['May 12th', ['May 12th']],
  ['In May 35 students came', []],
  ['We march 12 miles', []],
  ['Marble 12', []],
  ['March 2027', []],
])('%j holds the dates %j', (text, typed) => {
  expect(datesIn(text).map((date) => date.typed)).toEqual(typed);
});

test.each([
  ['2026-10-08', 'October 8, 2026'],
  ['2026-13-01', undefined],
  ['2026-02-30', undefined],
  ['October', undefined],
])('%s is printed as %s', (day, printed) => {
  expect(printDate(day)).toBe(printed);
});

const inText = (code: string, text: string, today?: string) =>
  reported(code, {
    changes: [['upgradeTitle: More for your classroom', `upgradeTitle: '${text}'`]],
    ...(today !== undefined && { today }),
  });

test.each([
  'Until February 30',
  'On Monday, June 31, 2027',
  'On February 29, 2027',
  'On April 0, 2027',
])('%j names a day that does not exist', (text) => {
  expect(inText('no-such-date', text)).toHaveLength(1);
});

test.each(['Until February 29', 'On February 29, 2028', 'In February 30 students came'])(
  '%j names none',
  (text) => {
    expect(inText('no-such-date', text)).toEqual([]);
  },
);

test.each([
  'Wednesday, March 3, 2027',
  'Thursday, March 3',
  'Thursday, February 30, 2027',
  'March 3, 2027',
])('the weekday of %j is not reported', (text) => {
  expect(inText('wrong-weekday', text)).toEqual([]);
});

test('a date without a year is in the only year of its text', () => {
  const [found] = inText('wrong-weekday', 'In 2027: Thursday, March 3');
  expect(found?.message).toContain('is a Wednesday in 2027');
});

const recorded = (date: string, sortableDate: string, title: string) =>
  ({
    changes: [
      [
        'webinarHistory: []',
        `webinarHistory: [{ date: '${date}', sortableDate: '${sortableDate}', title: '${title}', description: About it., videoUrl: https://video.example/a.mp4 }]`,
      ],
    ],
    today: '2026-06-15',
  }) as const;

test('a weekday in the words of a recorded webinar is held against its own year', () => {
  const sample = recorded('March 3, 2026', '2026-03-03', 'Monday, March 3: builders');
  expect(reported('wrong-weekday', sample)).toHaveLength(1);
});

test('a recorded webinar of a day to come is reported', () => {
  expect(
    reported('webinar-not-held', recorded('March 3, 2027', '2027-03-03', 'Builders')),
  ).toMatchObject([{ marked: expect.stringContaining("date: «'March 3, 2027'»") as string }]);
  expect(reported('webinar-not-held', recorded('June 15, 2026', '2026-06-15', 'Builders'))).toEqual(
    [],
  );
});

const upcoming = (details: string, today?: string) => ({
  regions: `  nevada: { code: NV, name: Nevada, webinar: { upcoming: { webinarSignupForm: form, webinarDetails: '${details}' } } }\n`,
  ...(today !== undefined && { today }),
});

test.each([
  ['March 3, 2026', 1],
  ['March 3, 2026, again on June 15, 2026', 0],
  ['March 3', 0],
  ['Soon', 0],
])('an upcoming webinar of %j is over by its last date: %i', (details, count) => {
  expect(reported('webinar-over', upcoming(details, '2026-06-15'))).toHaveLength(count);
});

test.each([
  ['Thursday, March 4', 0],
  ['Wednesday, March 4', 1],
  ['Monday, September 14', 0],
])('the weekday of %j is that of the next time it comes: %i', (details, count) => {
  expect(reported('wrong-weekday', upcoming(details, '2026-06-15'))).toHaveLength(count);
});

const effective = (date: string): readonly string[] =>
  (['date-unreadable', 'date-far-off', 'no-such-date'] as const).filter(
    (code) =>
      reported(code, {
        changes: [['effectiveDate: January 5, 2026', `effectiveDate: '${date}'`]],
        today: '2026-06-15',
      }).length > 0,
  );

test.each([
  ['January 5, 2026', []],
  ['June 1, 2027', []],
  ['soon', ['date-unreadable']],
  ['01/05/2026', ['date-unreadable']],
  ['February 30, 2026', ['no-such-date']],
  ['January 5, 2062', ['date-far-off']],
  ['January 5, 1026', ['date-far-off']],
])('of the privacy statement’s date %j is reported: %j', (date, codes) => {
  expect(effective(date)).toEqual(codes);
});

test.each([
  ['2026-01-21 15:30', 1],
  ['2026-05-21 15:30', 0],
])(
  'a webinar to come that starts at %s was forgotten, or is of another year: %i',
  (start, count) => {
    const regions = `  nevada: { code: NV, name: Nevada, webinar: { upcoming: { webinarSignupForm: form, startsAt: '${start}', webinarDetails: '{{webinarDate}}' } } }\n`;
    expect(reported('webinar-over', { regions, today: '2026-06-15' })).toHaveLength(count);
  },
);
