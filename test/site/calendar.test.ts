import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Remember } from '../../cli/emit/drawing.ts';
import { withoutCache } from '../../cli/emit/drawing.ts';
import { instantOf } from '../../cli/resolve/moment.ts';
import { makeCalendars } from '../../cli/site/calendar-files.ts';
import { calendarFiles } from '../../cli/manifest/pages.ts';
import { sampleSite } from '../manifest/sample.ts';

const origin = 'https://www.sample.example';
const webinar = {
  webinarSignupForm: 'form',
  webinarDetails:
    'Careers, in health; “live”.\nWith questions, and more words than fit on one line of 75 bytes.',
  slug: '2027-01-21',
  startsAt: '2027-01-21T23:30Z',
  durationMinutes: 45,
};

/** The calendar file of a webinar that a region announces. */
async function made(upcoming: typeof webinar, remember: Remember = withoutCache) {
  const [nevada] = sampleSite.regions.map(({ config }) => config);
  if (nevada === undefined) throw new Error('The sample has no region.');
  const region = { ...nevada, webinar: { upcoming } };
  const rows = calendarFiles({ ...sampleSite.generic, key: region.key, config: region });
  const editions = { generic: sampleSite.generic.config, regions: [region] };
  const [file, ...others] = await makeCalendars(rows, editions, origin, remember);
  expect(others).toEqual([]);
  return { path: file?.path, text: String(file?.contents) };
}

/** What a calendar reads. */
function readEvent(text: string): ical.Event {
  const found = new ical.Component(ical.parse(text)).getFirstSubcomponent('vevent');
  if (found === null) throw new Error('The file has no event.');
  return new ical.Event(found);
}

test('a calendar reads what the webinar is, where, and how long it takes', async () => {
  const { path, text } = await made(webinar);
  expect(path).toBe('nv/webinar/2027-01-21.ics');
  const read = readEvent(text);
  expect(read).toMatchObject({
    summary: sampleSite.regions[0]?.config.pages.webinar.calendar.title,
    description: webinar.webinarDetails,
    location: `${origin}/nv/webinar/2027-01-21/`,
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
  test('a calendar shows the hour that was typed', async () => {
    const startsAt = instantOf(`${day} 15:30`, timeZone);
    const { startDate } = readEvent((await made({ ...webinar, startsAt })).text);
    expect(startDate.toJSDate().toLocaleString('sv-SE', { timeZone })).toBe(`${day} 15:30:00`);
  });
});

test('a calendar file is the same whenever it is made', async () => {
  expect(await made(webinar)).toEqual(await made(webinar));
});

test('a later build takes a calendar file from its cache', async () => {
  const kept = new Map<string, Uint8Array>();
  let written = 0;
  const remember: Remember = async (key, write) => {
    const contents = kept.get(key) ?? (await write());
    written += kept.has(key) ? 0 : 1;
    kept.set(key, contents);
    return contents;
  };
  expect(await made(webinar, remember)).toEqual(await made(webinar, remember));
  expect(written).toBe(1);
});
