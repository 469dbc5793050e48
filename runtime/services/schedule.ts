import type { PageEntry, RecordedWebinar, RegionConfig, UpcomingWebinar } from '../contract.ts';

/** The webinars of a region, as its content states them. */
export type RegionWebinars = Pick<RegionConfig, 'webinar' | 'webinarHistory'>;

/** The webinar that is announced: the next, or the one that is being held (docs/product.md D1). */
export function announced({ webinar: { upcoming } }: RegionWebinars): UpcomingWebinar | undefined {
  return upcoming?.phase === 'over' ? undefined : upcoming;
}

/** What can be watched, the latest first (docs/product.md S12). */
export function recordings({ webinarHistory }: RegionWebinars): readonly RecordedWebinar[] {
  return webinarHistory;
}

/** The webinars to sign up for, and those that were and have no recording: each has a page of its own. */
export function planned(webinars: RegionWebinars): readonly UpcomingWebinar[] {
  const { upcoming } = webinars.webinar;
  const recorded = new Set(recordings(webinars).map(({ slug }) => slug));
  return upcoming === undefined || recorded.has(upcoming.slug) ? [] : [upcoming];
}

/** Every webinar that has a page of its own. */
export function known(webinars: RegionWebinars): readonly (RecordedWebinar | UpcomingWebinar)[] {
  return [...recordings(webinars), ...planned(webinars)];
}

/** The webinar that the address of a page names by its last segment; undefined where that is an answer. */
export function slugIn({ response }: PageEntry['params']): string | undefined {
  return response === 'yes' || response === 'no' ? undefined : response;
}

/** Where the calendar file of a webinar is, by the address of its page; undefined where nothing says the hour. */
export function calendarOf(
  webinar: Pick<UpcomingWebinar, 'startsAt'> | undefined,
  page: string,
): string | undefined {
  return webinar?.startsAt?.includes('T') === true ? page.replace(/\/$/, '.ics') : undefined;
}
