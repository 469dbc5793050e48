import { expect, test } from 'vitest';
import { readDate } from '../../cli/resolve/dates.ts';
import { reported } from './sample.ts';

test.each([
  ['March 12, 2026', '2026-03-12'],
  ['Mar 12, 2026', '2026-03-12'],
  ['Sept. 3, 2026', '2026-09-03'],
  ['february 29, 2028', '2028-02-29'],
  ['February 29, 2026', undefined],
  ['March 0, 2026', undefined],
  ['12/03/2026', undefined],
  ['Marble 12, 2026', undefined],
])('%s is read as %s', (text, day) => {
  expect(readDate(text)).toBe(day);
});

const webinar = (date: string, sortableDate: string, title: string, video: string) =>
  `    - { date: '${date}', sortableDate: '${sortableDate}', title: ${title}, description: About it., videoUrl: https://video.example/${video} }`;

const history = (...webinars: readonly string[]) => ({
  changes: [['webinarHistory: []', ['webinarHistory:', ...webinars].join('\n')]] as const,
});

const march = webinar('March 12, 2026', '2026-03-12', 'Builders', 'a');

test('a sortableDate of another day is reported with the right one', () => {
  const sample = history(webinar('March 12, 2026', '2026-03-21', 'Builders', 'a'));
  expect(reported('webinar-date-mismatch', sample)).toMatchObject([
    { marked: expect.stringContaining("«'2026-03-21'»") as string, suggestion: "'2026-03-12'" },
  ]);
});

test('a date that nobody can read is reported with that which is sorted by', () => {
  const sample = history(webinar('12/03/2026', '2026-03-12', 'Builders', 'a'));
  expect(reported('webinar-date-unreadable', sample)).toMatchObject([
    { suggestion: "'March 12, 2026'" },
  ]);
});

test.each([
  ['the same day and title', webinar('March 12, 2026', '2026-03-12', 'Builders', 'b')],
  ['the same video', webinar('March 10, 2026', '2026-03-10', 'Others', 'a')],
])('a webinar is listed twice: %s', (_, again) => {
  expect(reported('webinar-listed-twice', history(march, again))).toHaveLength(1);
});

test('a webinar that is given again on another day is another one', () => {
  const again = webinar('March 10, 2026', '2026-03-10', 'Builders', 'b');
  expect(reported('webinar-listed-twice', history(march, again))).toEqual([]);
});

test('a later webinar below an earlier one is reported', () => {
  const later = webinar('March 20, 2026', '2026-03-20', 'Others', 'b');
  expect(reported('webinar-order', history(march, later))).toHaveLength(1);
});

const upcoming = `
  nevada:
    code: NV
    name: Nevada
    webinar:
      upcoming:
        webinarDetails: Soon
`.slice(1);

test('an upcoming webinar without a form is reported where it is typed', () => {
  expect(reported('webinar-without-form', { regions: upcoming })).toMatchObject([
    { marked: '«upcoming»:' },
  ]);
});

test('an upcoming webinar can inherit its form', () => {
  const changes = [
    ['webinar: {}', 'webinar: { upcoming: { webinarDetails: Later, webinarSignupForm: form } }'],
  ] as const;
  expect(reported('webinar-without-form', { regions: upcoming, changes })).toEqual([]);
});

test('an upcoming webinar of the defaults without a form is reported once', () => {
  const changes = [['webinar: {}', 'webinar: { upcoming: { webinarDetails: Later } }']] as const;
  expect(reported('webinar-without-form', { changes })).toHaveLength(1);
});
