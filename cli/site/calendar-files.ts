import { posix } from 'node:path';
import type { EventAttributes } from 'ics';
import { known } from '../../runtime/services/schedule.ts';
import { spanOf } from '../../runtime/services/phase.ts';
import { packageVersion } from '../emit/program-folder.ts';
import type { Remember } from '../emit/drawing.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { FileRow } from '../manifest/table.ts';
import type { OutputEntry } from './output-file.ts';

/** An event as calendars know it, with the instant of its stamp, which the types of the package lack. */
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

type Editions = Pick<SiteManifest, 'generic' | 'regions'>;

/**
 * The files by which visitors put webinars into their calendars, of those rows that are one; their paths are below the
 * main web root.
 */
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
    const contents = await remember(`${maker} ${JSON.stringify(event)}`, print);
    return [{ path: row.url.slice(1), contents }];
  });
  return (await Promise.all(files)).flat();
}

/** The webinar of a calendar file. The same has the same bytes, whenever it is built: it is stamped with its own instant. */
function eventOf(
  { url: file, region: key }: FileRow,
  { generic, regions }: Editions,
  origin: string,
): CalendarEvent | undefined {
  const region = [generic, ...regions].find((each) => each.key === key);
  const name = posix.basename(file, '.ics');
  const webinar = region && known(region).find(({ slug }) => slug === name);
  if (region === undefined || webinar === undefined) return undefined;
  const page = file.replace(/\.ics$/, '/');
  const url = origin + page;
  const { start, end } = spanOf(webinar);
  return {
    uid: `${page.slice(1, -1).replaceAll('/', '-')}@${new URL(origin).host}`,
    timestamp: start,
    start,
    startOutputType: 'utc',
    end,
    endOutputType: 'utc',
    title: region.pages.webinar.calendar.title,
    description: 'webinarDetails' in webinar ? webinar.webinarDetails : webinar.description,
    url,
    location: url,
  };
}
