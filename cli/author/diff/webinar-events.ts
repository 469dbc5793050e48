import type { UpcomingWebinar } from '../../../runtime/contract.ts';
import type { RegionWebinars } from '../../../runtime/services/schedule.ts';
import { planned, recordings } from '../../../runtime/services/schedule.ts';
import type { SiteManifest } from '../../compile/manifest/manifest.ts';

/** What happens to a webinar between two versions, which is one thing to a reader. */
export interface WebinarEvent {
  /** A sentence that names the webinar. */
  readonly text: string;
  /** In the address of its page, in the new version or else the old one. */
  readonly slug: string | undefined;
}

/** What happens to the webinar that a field is about: `nevada.webinar.upcoming.startsAt`. */
export function webinarEvents(
  field: string,
  old: SiteManifest,
  next: SiteManifest,
): readonly WebinarEvent[] {
  const [, owner, isHistory, index] =
    /^(\w+)\.(?:webinar(?:(History)(?:\.(\d+))?$|\.|$)|reuse$|fallthrough$)/.exec(field) ?? [];
  if (owner === undefined) return [];
  const [before, after] = [old, next].map(
    ({ generic, regions }) => regions.find(({ key }) => key === owner) ?? generic,
  );
  if (before === undefined || after === undefined) return [];
  const events = compareWebinars(before, after);
  if (isHistory === undefined) return events;
  const isMeant = (at: number) => index === undefined || at === Number(index);
  const written = after.webinarHistory.filter((_, at) => isMeant(at));
  return events.filter((event) => written.some(({ slug }) => slug === event.slug));
}

function compareWebinars(old: RegionWebinars, next: RegionWebinars): readonly WebinarEvent[] {
  const coming = planned(next);
  const inNext = ({ slug, title }: UpcomingWebinar) =>
    coming.find((other) => other.slug === slug) ??
    coming.find((other) => other.title !== undefined && other.title === title);
  const known = planned(old).map((webinar) => {
    const recording = recordings(next).find(({ slug }) => slug === webinar.slug);
    return { webinar, recording, later: inNext(webinar) };
  });
  const kept = new Set(known.map(({ later }) => later));
  return [
    ...known.flatMap(({ webinar, recording, later }) => {
      const { slug, date = '', title = '', webinarDetails } = webinar;
      if (recording !== undefined)
        return [
          { slug, text: `the webinar of ${recording.date} is now a recording: ${recording.title}` },
        ];
      if (later === undefined) return [{ slug, text: `gone: a webinar. ${webinarDetails}` }];
      if (later.startsAt === webinar.startsAt) return [];
      return [
        { slug: later.slug, text: `a webinar moves to ${later.date ?? ''} from ${date}: ${title}` },
      ];
    }),
    ...coming
      .filter((webinar) => !kept.has(webinar))
      .map(({ slug, webinarDetails }) => ({ slug, text: `new: a webinar. ${webinarDetails}` })),
  ];
}
