import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import { instantOf } from '../../cli/resolve/moment.ts';
import { writeCalendar } from '../../cli/site/calendar.ts';
import { makeCalendars } from '../../cli/site/calendar-files.ts';
import { calendarFiles } from '../../cli/manifest/pages.ts';
import { sampleSite } from '../manifest/sample.ts';

const origin = 'https://www.sample.example';
const start = Date.parse('2027-01-21T23:30Z');
const event = {
  page: '/nv/webinar/2027-01-21/',
  title: 'A webinar',
  description:
    'Careers, in health; “live”.\nWith questions, and more words than fit on one line of 75 bytes.',
  start,
  end: start + 45 * 60_000,
};

/** What a calendar reads. */
function readEvent(text: string): ical.Event {
  const found = new ical.Component(ical.parse(text)).getFirstSubcomponent('vevent');
  if (found === null) throw new Error('The file has no event.');
  return new ical.Event(found);
}

test('a calendar reads what the webinar is, where, and how long it takes', () => {
  const read = readEvent(writeCalendar(event, origin));
  expect(read).toMatchObject({
    summary: event.title,
    description: event.description,
    location: `${origin}${event.page}`,
    uid: 'nv-webinar-2027-01-21@www.sample.example',
  });
  expect(read.duration.toSeconds()).toBe(45 * 60);
});

const days = [
  ['America/Los_Angeles', '2027-03-13'],
  ['America/Los_Angeles', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['Pacific/Honolulu', '2027-11-07'],
] as const;

describe.each(days)('on the clocks of %s on %s', (timeZone, day) => {
  test('a calendar shows the hour that was typed', () => {
    const begins = Date.parse(instantOf(`${day} 15:30`, timeZone));
    const { startDate } = readEvent(
      writeCalendar({ ...event, start: begins, end: begins }, origin),
    );
    expect(startDate.toJSDate().toLocaleString('sv-SE', { timeZone })).toBe(`${day} 15:30:00`);
  });
});

test('a calendar file is the same whenever it is made', () => {
  expect(writeCalendar(event, origin)).toBe(writeCalendar(event, origin));
});

test('a webinar that says its hour has a calendar file, which a later build takes from its cache', async () => {
  const [nevada] = sampleSite.regions.map(({ config }) => config);
  if (nevada === undefined) throw new Error('The sample has no region.');
  const upcoming = { webinarSignupForm: 'form', webinarDetails: 'A tour.', slug: '2027-01-21' };
  const region = {
    ...nevada,
    webinar: { upcoming: { ...upcoming, startsAt: '2027-01-21T23:30Z' } },
  };
  const rows = calendarFiles({ ...sampleSite.generic, key: region.key, config: region });
  const editions = { generic: sampleSite.generic.config, regions: [region] };
  const kept = new Map<string, Uint8Array>();
  let written = 0;
  const make = () =>
    makeCalendars(rows, editions, origin, async (key, write) => {
      const made = kept.get(key) ?? (await write());
      written += kept.has(key) ? 0 : 1;
      kept.set(key, made);
      return made;
    });
  const files = await make();
  expect(files.map(({ path }) => path)).toEqual(['nv/webinar/2027-01-21.ics']);
  expect(await make()).toEqual(files);
  expect(written).toBe(1);
});
