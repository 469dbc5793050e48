import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Remember } from '../../../cli/compile/emit/drawing.ts';
import { withoutCache } from '../../../cli/compile/emit/drawing.ts';
import { instantOf } from '../../../cli/compile/resolve/moment.ts';
import { makeCalendars } from '../../../cli/compile/site/calendar-files.ts';
import { calendarFiles } from '../../../cli/compile/manifest/pages.ts';
import type { SiteManifest } from '../../../cli/compile/manifest/manifest.ts';
import type { UpcomingWebinar } from '../../../runtime/contract.ts';
import { pageWords } from '../../example-words.ts';
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

interface Changes extends Partial<Pick<SiteManifest, 'at' | 'moves'>> {
  readonly remember?: Remember;
}

/** The calendar file of a webinar that a region announces. */
async function made(upcoming: UpcomingWebinar, changes?: Changes) {
  const [file, ...others] = await makeFiles(upcoming, changes);
  expect(others).toEqual([]);
  return { path: file?.path, text: String(file?.contents) };
}

/** The texts of the calendar files of several. */
async function madeAll(upcoming: readonly UpcomingWebinar[], changes?: Changes) {
  return (await makeFiles(upcoming, changes)).map(({ contents }) => String(contents));
}

function makeFiles(
  upcoming: UpcomingWebinar | readonly UpcomingWebinar[],
  { remember = withoutCache, ...changes }: Changes = {},
) {
  const [nevada] = sampleSite.regions.map(({ config }) => config);
  if (nevada === undefined) throw new Error('The sample has no region.');
  const region = { ...nevada, webinar: { upcoming } };
  const rows = calendarFiles({ ...sampleSite.generic, key: region.key, config: region });
  const editions = {
    generic: sampleSite.generic.config,
    regions: [region],
    moves: [],
    at: '2026-11-01T08:00:00Z',
    ...changes,
  };
  return makeCalendars(rows, editions, origin, remember);
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
  const words = pageWords.webinar.calendar;
  expect(read).toMatchObject({
    summary: `${words.title} – Nevada`,
    description: `${webinar.webinarDetails}\n\n${words.note}`,
    location: words.location,
    uid: 'nv-webinar-form@www.sample.example',
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

test('the entry is called by what the webinar is about, and in which state', async () => {
  const { text } = await made({ ...webinar, title: 'Careers in health' });
  const kind = pageWords.webinar.calendar.title;
  expect(readEvent(text).summary).toBe(`Careers in health – ${kind} – Nevada`);
});

test('the entry leads to where it is held where anybody may know that', async () => {
  const { text } = await made({ ...webinar, joinUrl: 'https://meet.example/7' });
  expect(readEvent(text).location).toBe('https://meet.example/7');
});

test('the same build has the same calendar file', async () => {
  expect(await made(webinar)).toEqual(await made(webinar));
});

test('a webinar that is moved to an earlier hour replaces its entry', async () => {
  const slug = 'careers-in-health';
  const before = readEvent((await made({ ...webinar, slug })).text);
  const moved = { ...webinar, slug, startsAt: '2027-01-20T20:00Z' };
  const after = readEvent((await made(moved, { at: '2026-11-02T08:00:00Z' })).text);
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  const stampOf = ({ component }: ical.Event) => String(component.getFirstPropertyValue('dtstamp'));
  expect(stampOf(after) > stampOf(before)).toBe(true);
});

test('a webinar that is known by its day replaces its entry when that day moves', async () => {
  const before = readEvent((await made(webinar)).text);
  const moved = { ...webinar, slug: '2027-01-20', startsAt: '2027-01-20T22:00Z' };
  expect(readEvent((await made(moved)).text).uid).toBe(before.uid);
});

test('two webinars that share a form have entries of their own', async () => {
  const other = { ...webinar, slug: '2027-02-04', startsAt: '2027-02-04T23:30Z' };
  const [first, second] = await madeAll([webinar, other]);
  expect(readEvent(first ?? '').uid).not.toBe(readEvent(second ?? '').uid);
});

test('a webinar that shares its form and is known by its day keeps its entry where its address has moved', async () => {
  const later = { ...webinar, slug: 'later', startsAt: '2027-06-04T23:30Z' };
  const uidOf = async (each: UpcomingWebinar, moves: SiteManifest['moves']) =>
    readEvent((await madeAll([each, later], { moves }))[0] ?? '').uid;
  const moved = { ...webinar, slug: '2027-02-04', startsAt: '2027-02-04T23:30Z' };
  const step = (from: string, to: string) =>
    ({ edition: 'main', from: `/nv/webinar/${from}/`, to: `/nv/webinar/${to}/` }) as const;
  const moves = [step('2027-01-28', '2027-02-04'), step('2027-01-21', '2027-01-28')];
  expect(await uidOf(moved, moves)).toBe(await uidOf(webinar, []));
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
  const later = { at: '2026-11-02T08:00:00Z', remember };
  expect(await made(webinar, { remember })).not.toEqual(await made(webinar, later));
  expect(written).toBe(1);
});
