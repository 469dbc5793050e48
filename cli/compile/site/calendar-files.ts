import { posix } from 'node:path';
import type { EventAttributes } from 'ics';
import type { RecordedWebinar, RegionConfig, UpcomingWebinar } from '../../../runtime/contract.ts';
import { known } from '../../../runtime/services/schedule.ts';
import { spanOf } from '../../../runtime/services/phase.ts';
import { packageVersion } from '../program-folder.ts';
import type { Remember } from '../emit/drawing.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { FileRow } from '../manifest/table.ts';
import type { OutputEntry } from './output-file.ts';

/** An event, with the instant of its stamp, which the types of the package lack. */
export type CalendarEvent = EventAttributes & { readonly timestamp: number };

/** A calendar as files hold it (RFC 5545). */
export async function printCalendar(
  events: readonly CalendarEvent[],
  productId: string,
): Promise<string> {
  const { createEvents } = await import('ics');
  const { error, value } = createEvents([...events], { productId });
  if (value === null) throw new Error('No calendar could be made.', { cause: error });
  return value;
}

type Editions = Pick<SiteManifest, 'generic' | 'regions' | 'moves' | 'at'>;

/** The calendar files of webinars among some rows, by paths below the main web root. */
export async function makeCalendars(
  rows: readonly FileRow[],
  editions: Editions,
  origin: string,
  remember: Remember,
): Promise<readonly OutputEntry[]> {
  const maker = `calendar ${packageVersion('ics')}`;
  const files = rows.map(async (row) => {
    const event = eventOf(row, editions, origin);
    if (event === undefined) return [];
    const print = async () => Buffer.from(await printCalendar([event], 'career-site'));
    const unstamped = await remember(`${maker} ${JSON.stringify(event)}`, print);
    return [{ path: row.url.slice(1), contents: stamp(unstamped, editions.at) }];
  });
  return (await Promise.all(files)).flat();
}

/** Stamps a file; of two, calendars keep the higher SEQUENCE (RFC 5545, 3.8.7.2 and 3.8.7.4). */
function stamp(unstamped: Uint8Array, at: string): Uint8Array {
  const built = Date.parse(at);
  const dated = new Date(built).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = `DTSTAMP:${dated}\r\nSEQUENCE:${String(Math.floor(built / 60_000))}`;
  return Buffer.from(
    Buffer.from(unstamped)
      .toString()
      .replace(/^DTSTAMP:.*?(?=\r)/m, lines),
  );
}

/** The webinar of a calendar file, without its stamp. */
function eventOf(
  { url: file, region: key }: FileRow,
  { generic, regions, moves }: Editions,
  origin: string,
): CalendarEvent | undefined {
  const region = [generic, ...regions].find((each) => each.key === key);
  const name = posix.basename(file, '.ics');
  const webinar = region && known(region).find(({ slug }) => slug === name);
  if (region === undefined || webinar === undefined) return undefined;
  const page = file.replace(/\.ics$/, '/');
  const { title: kind, location, note } = region.pages.webinar.calendar;
  const names = [webinar.title, kind, region === generic ? undefined : region.name];
  const { start, end } = spanOf(webinar);
  const { description, joinUrl } =
    'webinarDetails' in webinar
      ? { ...webinar, description: `${webinar.webinarDetails}\n\n${note}` }
      : { ...webinar, joinUrl: undefined };
  return {
    uid: `${nameIn(region, webinar, page, moves)}@${new URL(origin).host}`,
    timestamp: 0,
    start,
    startOutputType: 'utc',
    end,
    endOutputType: 'utc',
    title: names.filter((each) => each !== undefined).join(' – '),
    description,
    url: origin + page,
    location: joinUrl ?? location,
  };
}

/** The name of a webinar in calendars, kept when it moves: its own form, else its first address. */
function nameIn(
  region: RegionConfig,
  webinar: RecordedWebinar | UpcomingWebinar,
  page: string,
  moves: Editions['moves'],
): string {
  const formOf = (each: typeof webinar) =>
    'webinarSignupForm' in each ? each.webinarSignupForm : undefined;
  const form = formOf(webinar);
  const isItsOwn = known(region).filter((each) => formOf(each) === form).length === 1;
  const path =
    form !== undefined && isItsOwn ? `${posix.dirname(page)}/${form}/` : firstAddress(page, moves);
  return path.slice(1, -1).replaceAll('/', '-');
}

/** The address that a page had first: a webinar that is moved stays the same in calendars. */
function firstAddress(
  address: string,
  moves: Editions['moves'],
  visited: readonly string[] = [address],
): string {
  const earlier = moves.find(({ to, from }) => to === address && !visited.includes(from));
  if (earlier === undefined) return address;
  return firstAddress(earlier.from, moves, [...visited, earlier.from]);
}
