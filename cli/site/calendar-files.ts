import { posix } from 'node:path';
import { known } from '../../runtime/services/schedule.ts';
import { spanOf } from '../../runtime/services/phase.ts';
import { packageVersion } from '../emit/program-folder.ts';
import type { Remember } from '../emit/remember.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { FileRow } from '../manifest/table.ts';
import type { CalendarEvent } from './calendar.ts';
import type { OutputEntry } from './output-file.ts';

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
  const events = rows.flatMap((row) => eventOf(row, editions) ?? []);
  if (events.length === 0) return [];
  const maker = `calendar ${packageVersion('ics')} ${origin}`;
  const files = events.map(async ({ file, ...event }) => {
    const work = async () => {
      const { writeCalendar } = await import('./calendar.ts');
      return Buffer.from(writeCalendar(event, origin));
    };
    const contents = await remember(`${maker} ${JSON.stringify(event)}`, work);
    return { path: file.slice(1), contents };
  });
  return Promise.all(files);
}

function eventOf(
  { url: file, region: key }: FileRow,
  { generic, regions }: Editions,
): (CalendarEvent & { readonly file: string }) | undefined {
  const region = [generic, ...regions].find((each) => each.key === key);
  const name = posix.basename(file, '.ics');
  const webinar = region && known(region).find(({ slug }) => slug === name);
  if (region === undefined || webinar === undefined) return undefined;
  const { title } = region.pages.webinar.calendar;
  const page = file.replace(/\.ics$/, '/');
  const description = 'webinarDetails' in webinar ? webinar.webinarDetails : webinar.description;
  return { file, page, title, description, ...spanOf(webinar) };
}
