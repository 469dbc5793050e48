import { expect, test } from 'vitest';
import { readDate } from '../../../cli/compile/resolve/dates.ts';
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

test('a webinar that is given again on another day is another one', () => {
  const again = webinar('March 10, 2026', '2026-03-10', 'Builders', 'b');
  expect(reported('webinar-listed-twice', history(march, again))).toEqual([]);
});

const upcoming = `
  nevada:
    code: NV
    name: Nevada
    webinar:
      upcoming:
        webinarDetails: Soon
`.slice(1);

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
