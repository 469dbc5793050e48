import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listUpcoming } from '../../../runtime/services/schedule.ts';
import { parentPointer, valueAt } from '../../schema/pointer.ts';
import type { RegionDefaults } from '../../schema/written.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { hasForm } from '../dated-webinars.ts';
import { printDate, readDate } from '../dates.ts';
import { GENERIC } from '../identity.ts';
import type { Layer } from '../layers.ts';
import { mergeField } from '../layers.ts';
import type { PlacedRecording, PlacedWebinar } from '../webinars.ts';
import { listPlanned, listRecorded, pointerOf } from '../webinars.ts';
import type { Rule } from './rule.ts';

/** The date that visitors read and the one that is sorted by are the same day. */
export const webinarDates: Rule = function* ({ written }) {
  for (const { document, pointer, webinar } of listRecorded(written)) {
    const { startsAt, date, sortableDate } = webinar;
    if (startsAt !== undefined || date === '' || sortableDate === '') continue;
    const place = { document, pointer: `${pointer}/date` };
    const expected = readDate(date);
    if (expected === undefined) {
      const instead = printDate(sortableDate);
      yield atPlace(place, 'webinar-date-unreadable', { date, instead }, { instead });
    } else if (expected !== sortableDate) {
      const span = document.locate(place.pointer, 'value');
      const related = [{ message: `the date is "${date}" here`, span }];
      const parameters = { date, sortableDate, expected };
      const sortable = { document, pointer: `${pointer}/sortableDate` };
      const extras = { instead: expected, related };
      yield atPlace(sortable, 'webinar-date-mismatch', parameters, extras);
    }
  }
};

/** The latest webinar comes first: it is the one that /webinar/latest/ shows. */
export const webinarOrder: Rule = function* ({ written }) {
  for (const { document, pointer, webinar, above } of listRecorded(written)) {
    const { startsAt, date, sortableDate } = webinar;
    const before = above.at(-1)?.webinar;
    // That one has no day is reported as such.
    if (!before?.sortableDate || before.sortableDate >= sortableDate) continue;
    const field = startsAt === undefined ? 'sortableDate' : 'startsAt';
    const place = { document, pointer: `${pointer}/${field}` };
    yield atPlace(place, 'webinar-order', { date, before: before.date });
  }
};

/** No list has the same recording, or the same webinar of one day, twice. */
export const webinarListedTwice: Rule = function* ({ written }) {
  for (const recorded of listRecorded(written)) {
    const first = recorded.above.find((each) => sameness(each, recorded) !== undefined);
    const found = first && sameness(first, recorded);
    if (first && found) yield reportTwice(recorded, first, found);
  }
};

interface Sameness {
  readonly field: 'title' | 'videoUrl' | 'startsAt';
  /** What is the same, in words. */
  readonly same: string;
}

type Recorded = Pick<PlacedRecording, 'webinar'>;

function sameness({ webinar: a }: Recorded, { webinar: b }: Recorded): Sameness | undefined {
  if (a.title === b.title && a.sortableDate === b.sortableDate) {
    return { field: 'title', same: `"${b.title}" on ${b.sortableDate}` };
  }
  return b.videoUrl !== undefined && a.videoUrl === b.videoUrl
    ? { field: 'videoUrl', same: `it has the same video, ${b.videoUrl}` }
    : undefined;
}

/** No two webinars that visitors can sign up for begin at one instant. */
export const webinarsAtOnce: Rule = function* ({ written }) {
  const first = new Map<string, PlacedWebinar<unknown>>();
  for (const planned of listPlanned(written)) {
    const { startsAt } = planned.webinar;
    if (startsAt === undefined) continue;
    const key = `${parentPointer(planned.pointer)} ${startsAt}`;
    const other = first.get(key);
    const same = `another one begins at ${startsAt}`;
    if (other === undefined) first.set(key, planned);
    else yield reportTwice(planned, other, { field: 'startsAt', same });
  }
};

function reportTwice(
  { document, pointer }: PlacedWebinar<unknown>,
  first: PlacedWebinar<unknown>,
  { field, same }: Sameness,
): Diagnostic {
  const span = document.locate(`${first.pointer}/${field}`, 'value');
  const related = [{ message: 'it is listed here first', span }];
  const place = { document, pointer: `${pointer}/${field}` };
  return atPlace(place, 'webinar-listed-twice', { same }, { related });
}

/** Every upcoming webinar has a form, its own or an inherited one. Reported where the webinar is typed, once. */
export const webinarWithoutForm: Rule = function* ({ written, layersOf }) {
  const { document, value } = written.regions;
  if (listPlanned(written).every(({ webinar }) => hasForm(webinar))) return;
  const keys = [GENERIC, ...Object.keys(value.regions)];
  for (const pointer of new Set(keys.flatMap((key) => placeWithoutForm(layersOf(key)) ?? [])))
    yield atPlace({ document, pointer, part: 'key' }, 'webinar-without-form', {});
};

function placeWithoutForm(layers: readonly Layer[]): string | undefined {
  const { upcoming } = mergeField(layers, 'webinar') as RegionDefaults['webinar'];
  const index = listUpcoming(upcoming).findIndex((each) => !hasForm(each));
  if (index === -1) return undefined;
  const pointer = pointerOf(upcoming, index);
  const typed = layers.findLast(({ content }) => valueAt(content, pointer) !== undefined);
  return typed && typed.pointer + pointer;
}
