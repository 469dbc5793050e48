import { spanOf } from '../../../runtime/services/phase.ts';
import { listUpcoming } from '../../../runtime/services/schedule.ts';
import type { Span } from '../../diagnostics/span.ts';
import { fieldName } from '../schema/describe.ts';
import { segmentsOf } from '../schema/pointer.ts';
import { zonesAt } from './identity.ts';
import { dayOf, momentAt, printInstant, printMoment } from './moment.ts';
import type { ResolvedSite } from './resolved.ts';
import { pointerOf } from './webinars.ts';
import type { Written } from './written.ts';
import { listFiles } from './written.ts';

/** What time does to a site at an instant. */
export interface DatedChange {
  /** In UTC, such as `2027-01-22T00:15:00Z`. */
  readonly at: string;
  readonly what:
    | 'webinar-begins'
    | 'webinar-ends'
    | 'year-begins'
    | 'value-begins'
    | 'value-ends'
    | 'security-expires';
  /** As the clocks of its region show it; undefined where none is meant. */
  readonly local?: string;
  /** Its day there, such as `2027-01-21`; undefined where that is the day in UTC. */
  readonly day?: string;
  /** Of a webinar. */
  readonly title?: string | undefined;
  /** The field that is timed, such as `nevada.headerTitle`. */
  readonly field?: string;
  /** JSON Pointer of that in its file. */
  readonly pointer?: string;
  /** Keys of the regions that show it; none where all pages do. */
  readonly regions: readonly string[];
  /** The line that says when. */
  readonly span: Span;
}

/**
 * What changes next, all at one instant: at the latest the year of the copyright (docs/product.md
 * P5).
 *
 * @param alsoCounted What else the caller counts as a change.
 */
export function nextChanges(
  site: ResolvedSite,
  alsoCounted: readonly DatedChange[] = [],
): readonly [DatedChange, ...DatedChange[]] {
  const year = nextYear(site);
  const all = [...webinarChanges(site), ...timedChanges(site), ...alsoCounted, year];
  const changes = all.filter(({ at }) => at > site.at);
  const next = changes.map(({ at }) => at).sort()[0];
  const [first = year, ...others] = mergeRegions(changes.filter(({ at }) => at === next));
  return [first, ...others];
}

function nextYear({ at: now, written: { regions } }: ResolvedSite): DatedChange {
  const { copyright } = regions.value.site;
  // Where the holder of the copyright is written.
  const holder = copyright === undefined ? '/site/provider' : '/site/copyright';
  return {
    at: `${String(Number(now.slice(0, 4)) + 1)}-01-01T00:00:00Z`,
    what: 'year-begins',
    regions: [],
    span: regions.document.locate(holder, 'key'),
  };
}

/** When security.txt counts for nothing, which no page shows (RFC 9116, section 2.5.5). */
export function securityExpiry({ written: { regions } }: ResolvedSite): readonly DatedChange[] {
  const { security } = regions.value.site;
  if (security === undefined) return [];
  const span = regions.document.locate('/site/security/expires', 'value');
  const at = `${security.expires}T00:00:00Z`;
  return [{ at, what: 'security-expires', regions: [], span }];
}

/** When each webinar begins and ends, past and to come. */
export function webinarChanges({
  generic,
  regions,
  written,
}: ResolvedSite): readonly DatedChange[] {
  return [generic, ...regions].flatMap(({ key, config, provenanceOf }) => {
    const { upcoming } = config.webinar;
    return listUpcoming(upcoming).flatMap((webinar, index): readonly DatedChange[] => {
      const typed = provenanceOf(`${pointerOf(upcoming, index)}/startsAt`);
      // A day alone says no hour at which anything changes.
      if (webinar.startsAt?.includes('T') !== true || typed === undefined) return [];
      const { start, end } = spanOf(webinar);
      const of = { regions: [key], title: webinar.title, span: typed.span };
      const when = (instant: number) => ({
        at: printInstant(instant),
        ...localTime(instant, typed.pointer, written),
      });
      return [
        { ...when(start), what: 'webinar-begins', ...of },
        { ...when(end), what: 'webinar-ends', ...of },
      ];
    });
  });
}

/** An instant as visitors read it where something is typed, and its day there. */
function localTime(instant: number, pointer: string, { regions: { value } }: Written) {
  const [zone = 'UTC'] = zonesAt(value, pointer);
  const moment = momentAt(instant, zone);
  return { local: printMoment(moment, zone, value.site.interface), day: dayOf(moment) };
}

/** When each timed value begins and ceases to be shown, past and to come. */
export function timedChanges({ written }: ResolvedSite): readonly DatedChange[] {
  return listFiles(written).flatMap(([file, { timing }]) =>
    (timing?.values ?? []).flatMap(({ pointer, from, until, shown }) => {
      const [group, key] = segmentsOf(pointer);
      const field = fieldName(file, pointer);
      const regions = group === 'regions' && key !== undefined ? [key] : [];
      const place = file === 'regions' ? pointer : '';
      const localOf = (at: string) => localTime(Date.parse(at), place, written);
      const bounds = [
        { what: 'value-begins' as const, bound: from, at: shown.start },
        { what: 'value-ends' as const, bound: until, at: shown.end },
      ];
      return bounds.flatMap(({ what, bound, at }) =>
        bound?.at === at
          ? [{ at, what, field, pointer, regions, ...localOf(at), span: bound.span }]
          : [],
      );
    }),
  );
}

/** One line may say it for many regions. */
function mergeRegions(changes: readonly DatedChange[]): readonly DatedChange[] {
  const merged = new Map<string, DatedChange>();
  for (const change of changes) {
    const key = `${change.what} ${change.span.file.path} ${String(change.span.start)}`;
    const known = merged.get(key)?.regions ?? [];
    merged.set(key, { ...change, regions: [...known, ...change.regions] });
  }
  return [...merged.values()];
}
