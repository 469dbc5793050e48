import type { PageEntry, RecordedWebinar, RegionConfig, UpcomingWebinar } from '../contract.ts';

/** The webinars of a region, as its content states them. */
export type RegionWebinars = Pick<RegionConfig, 'webinar' | 'webinarHistory'>;

/** One webinar is a list of one. */
export function listUpcoming<T extends object>(
  upcoming: T | readonly T[] | undefined,
): readonly T[] {
  if (upcoming === undefined) return [];
  return isList(upcoming) ? upcoming : [upcoming];
}

function isList<T extends object>(upcoming: T | readonly T[]): upcoming is readonly T[] {
  return Array.isArray(upcoming);
}

/** The webinar that is announced: the next, or the one that is being held (docs/product.md D1). */
export function announced(webinars: RegionWebinars): UpcomingWebinar | undefined {
  return coming(webinars)[0];
}

/** The webinar to sign up for once another has begun. */
export function nextAfter(
  webinars: RegionWebinars,
  { startsAt: begun = '' }: UpcomingWebinar,
): UpcomingWebinar | undefined {
  return coming(webinars).find(({ startsAt = '', phase }) => startsAt > begun && !phase);
}

/** The webinars that are not over, the next first. */
export function coming(webinars: RegionWebinars): readonly UpcomingWebinar[] {
  const open = listUpcoming(webinars.webinar.upcoming).filter(({ phase }) => phase !== 'over');
  return open.sort(({ startsAt: a = '' }, { startsAt: b = '' }) => a.localeCompare(b));
}

/** What can be watched, the latest first (docs/product.md S12). */
export function recordings({ webinarHistory }: RegionWebinars): readonly RecordedWebinar[] {
  return webinarHistory;
}

/**
 * The webinars to sign up for, and those that were and have no recording: each has a page of its
 * own.
 */
export function planned(webinars: RegionWebinars): readonly UpcomingWebinar[] {
  const recorded = new Set<string | undefined>(recordings(webinars).map(({ slug }) => slug));
  return listUpcoming(webinars.webinar.upcoming).filter(({ slug }) => !recorded.has(slug));
}

/** Every webinar that has a page of its own. */
export function known(webinars: RegionWebinars): readonly (RecordedWebinar | UpcomingWebinar)[] {
  return [...recordings(webinars), ...planned(webinars)];
}

/**
 * The webinar that the address of a page names by its last segment; undefined where that is an
 * answer.
 */
export function slugIn({ response }: PageEntry['params']): string | undefined {
  return response === 'yes' || response === 'no' ? undefined : response;
}

/**
 * Where the calendar file of a webinar is, by the address of its page; undefined where nothing says
 * the hour.
 */
export function calendarOf(
  webinar: Pick<UpcomingWebinar, 'startsAt'> | undefined,
  page: string,
): string | undefined {
  return webinar?.startsAt?.includes('T') === true ? page.replace(/\/$/, '.ics') : undefined;
}
