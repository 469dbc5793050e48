import { createEvent } from 'ics';

/** A webinar as calendars know it. */
export interface CalendarEvent {
  /** The path of its page, which it keeps. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  /** When it begins and is over, in milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

/** RFC 5545. The same webinar has the same bytes, whenever it is built: it is stamped with its own instant. */
export function writeCalendar(
  { page, start, end, title, description }: CalendarEvent,
  origin: string,
): string {
  const url = origin + page;
  // The types of the package lack the stamp.
  const event = {
    productId: 'career-site',
    uid: `${page.slice(1, -1).replaceAll('/', '-')}@${new URL(url).host}`,
    timestamp: start,
    start,
    startOutputType: 'utc' as const,
    end,
    endOutputType: 'utc' as const,
    title,
    description,
    url,
    location: url,
  };
  const { error, value } = createEvent(event);
  if (value === null)
    throw new Error(`No calendar file of ${url} could be made.`, { cause: error });
  return value;
}
