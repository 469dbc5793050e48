import { spanOf } from '../../../runtime/services/phase.ts';
import { listUpcoming } from '../../../runtime/services/schedule.ts';
import type { Span } from '../../diagnostics/span.ts';
import { fieldName } from '../schema/describe.ts';
import { segmentsOf } from '../schema/pointer.ts';
import { printInstant } from './moment.ts';
import type { ResolvedSite } from './resolved.ts';
import { pointerOf } from './webinars.ts';

/** What time does to a site at an instant. */
export interface DatedChange {
  /** In UTC, such as `2027-01-22T00:15:00Z`. */
  readonly at: string;
  readonly what: 'webinar-begins' | 'webinar-ends' | 'year-begins' | 'value-begins' | 'value-ends';
  /** The field that is timed, such as `nevada.headerTitle`. */
  readonly field?: string;
  /** Keys of the regions that show it; none where all pages do. */
  readonly regions: readonly string[];
  /** The line that says when. */
  readonly span: Span;
}

/** What changes next, all at one instant: at the latest the year of the copyright (docs/product.md P5). */
export function nextChanges(site: ResolvedSite): readonly [DatedChange, ...DatedChange[]] {
  const year = nextYear(site);
  const all = [...webinarChanges(site), ...timedChanges(site), year];
  const changes = all.filter(({ at }) => at > site.at);
  const next = changes.map(({ at }) => at).sort()[0];
  const [first = year, ...others] = mergeRegions(changes.filter(({ at }) => at === next));
  return [first, ...others];
}

function nextYear({ at: now, written: { regions } }: ResolvedSite): DatedChange {
  return {
    at: `${String(Number(now.slice(0, 4)) + 1)}-01-01T00:00:00Z`,
    what: 'year-begins',
    regions: [],
    span: regions.document.locate('/site/copyright', 'key'),
  };
}

function webinarChanges({ generic, regions }: ResolvedSite): readonly DatedChange[] {
  return [generic, ...regions].flatMap(({ key, config, provenanceOf }) => {
    const { upcoming } = config.webinar;
    return listUpcoming(upcoming).flatMap((webinar, index): readonly DatedChange[] => {
      const span = provenanceOf(`${pointerOf(upcoming, index)}/startsAt`)?.span;
      // A day alone says no hour at which anything changes.
      if (webinar.startsAt?.includes('T') !== true || span === undefined) return [];
      const { start, end } = spanOf(webinar);
      const of = { regions: [key], span };
      return [
        { at: printInstant(start), what: 'webinar-begins', ...of },
        { at: printInstant(end), what: 'webinar-ends', ...of },
      ];
    });
  });
}

/** When each timed value begins and ceases to be shown, past and to come. */
export function timedChanges({ written }: ResolvedSite): readonly DatedChange[] {
  return (['regions', 'library'] as const).flatMap((file) =>
    (written[file].timing?.values ?? []).flatMap(({ pointer, from, until, shown }) => {
      const [group, key] = segmentsOf(pointer);
      const field = fieldName(file, pointer);
      const regions = group === 'regions' && key !== undefined ? [key] : [];
      const bounds = [
        { what: 'value-begins' as const, bound: from, at: shown.start },
        { what: 'value-ends' as const, bound: until, at: shown.end },
      ];
      return bounds.flatMap(({ what, bound, at }) =>
        bound?.at === at ? [{ at, what, field, regions, span: bound.span }] : [],
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
