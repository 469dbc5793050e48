import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { listUpcoming } from '../../../runtime/services/schedule.ts';
import { parentPointer, valueAt } from '../../schema/pointer.ts';
import type { RegionDefaults, UpcomingWebinar } from '../../schema/written.ts';
import { hasForm } from '../dated-webinars.ts';
import { printDate, readDate } from '../dates.ts';
import type { Inheritance, Layer } from '../layers.ts';
import { genericLayers, layersOf, mergeField } from '../layers.ts';
import type { DatedRecording, WebinarList } from '../webinars.ts';
import { listWebinars, pointerOf, webinarLists } from '../webinars.ts';
import type { InheritanceRule, Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** The date that visitors read and the one that is sorted by are the same day. */
export const webinarDates: Rule = function* ({ written }) {
  for (const list of webinarLists(written)) {
    for (const index of list.webinars.keys()) yield* check(list, index);
  }
};

function* check(
  { document, pointer, webinars }: WebinarList,
  index: number,
): Generator<Diagnostic> {
  const { startsAt, date = '', sortableDate = '' } = webinars[index] ?? {};
  if (startsAt !== undefined || date === '' || sortableDate === '') return;
  const place = `${pointer}/${index}`;
  const dateSpan = document.locate(`${place}/date`, 'value');
  const expected = readDate(date);
  if (expected === undefined) {
    const instead = printDate(sortableDate);
    const extras = suggesting(document, `${place}/date`, instead);
    yield createDiagnostic('webinar-date-unreadable', { date, instead }, dateSpan, extras);
  } else if (expected !== sortableDate) {
    const path = `${place}/sortableDate`;
    const parameters = { date, sortableDate, expected };
    yield createDiagnostic('webinar-date-mismatch', parameters, document.locate(path, 'value'), {
      ...suggesting(document, path, expected),
      related: [{ message: `the date is "${date}" here`, span: dateSpan }],
    });
  }
}

/** The latest webinar comes first: it is the one that /webinar/latest/ shows. */
export const webinarOrder: Rule = function* ({ written }) {
  for (const { document, pointer, webinars } of webinarLists(written)) {
    for (const [index, { startsAt, date, sortableDate }] of webinars.entries()) {
      const above = webinars[index - 1];
      // That one has no day is reported as such.
      if (!above?.sortableDate || above.sortableDate >= sortableDate) continue;
      const field = startsAt === undefined ? 'sortableDate' : 'startsAt';
      const path = `${pointer}/${index}/${field}`;
      const span = document.locate(path, 'value');
      yield createDiagnostic('webinar-order', { date, before: above.date }, span, { path });
    }
  }
};

/** No list has the same recording, or the same webinar of one day, twice. */
export const webinarListedTwice: Rule = function* ({ written }) {
  for (const { document, pointer, webinars } of webinarLists(written)) {
    for (const [index, webinar] of webinars.entries()) {
      const first = webinars.findIndex((other) => sameness(other, webinar) !== undefined);
      const found = first < index ? webinars[first] : undefined;
      if (found === undefined) continue;
      const { field, same } = sameness(found, webinar) ?? { field: 'title', same: webinar.title };
      const path = `${pointer}/${index}/${field}`;
      const span = document.locate(`${pointer}/${first}/${field}`, 'value');
      yield createDiagnostic('webinar-listed-twice', { same }, document.locate(path, 'value'), {
        path,
        related: [{ message: 'it is listed here first', span }],
      });
    }
  }
};

/** No two webinars that visitors can sign up for begin at one instant. */
export const webinarsAtOnce: Rule = function* ({ written }) {
  const { document } = written.regions;
  const first = new Map<string, string>();
  for (const { pointer, webinar } of listWebinars(written)) {
    const { startsAt } = webinar;
    if (startsAt === undefined || !('webinarDetails' in webinar)) continue;
    const key = `${parentPointer(pointer)} ${startsAt}`;
    const other = first.get(key);
    const path = `${pointer}/startsAt`;
    if (other === undefined) first.set(key, path);
    else {
      const same = `another one begins at ${startsAt}`;
      yield createDiagnostic('webinar-listed-twice', { same }, document.locate(path, 'value'), {
        path,
        related: [{ message: 'it is listed here first', span: document.locate(other, 'value') }],
      });
    }
  }
};

interface Sameness {
  readonly field: 'title' | 'videoUrl';
  /** What is the same, in words. */
  readonly same: string;
}

function sameness(a: DatedRecording, b: DatedRecording): Sameness | undefined {
  if (a.title === b.title && a.sortableDate === b.sortableDate) {
    return { field: 'title', same: `"${b.title}" on ${b.sortableDate}` };
  }
  return b.videoUrl !== undefined && a.videoUrl === b.videoUrl
    ? { field: 'videoUrl', same: `it has the same video, ${b.videoUrl}` }
    : undefined;
}

/** Every upcoming webinar has a form, its own or an inherited one. Reported where the webinar is typed, once. */
export const webinarWithoutForm: InheritanceRule = function* (inheritance) {
  const { document, value } = inheritance.written.regions;
  const stated = [value.defaults, ...Object.values(value.regions)];
  if (stated.every(({ webinar }) => isComplete(webinar?.upcoming))) return;
  const places = new Set(
    allLayers(inheritance).flatMap((layers) => placeWithoutForm(layers) ?? []),
  );
  for (const path of places) {
    yield createDiagnostic('webinar-without-form', {}, document.locate(path, 'key'), { path });
  }
};

function allLayers(inheritance: Inheritance): readonly (readonly Layer[])[] {
  const { written } = inheritance;
  const keys = Object.keys(written.regions.value.regions);
  return [genericLayers(written), ...keys.map((key) => layersOf(key, inheritance))];
}

function placeWithoutForm(layers: readonly Layer[]): string | undefined {
  const { upcoming } = mergeField(layers, 'webinar') as RegionDefaults['webinar'];
  const index = listUpcoming(upcoming).findIndex((each) => !hasForm(each));
  if (index === -1) return undefined;
  const pointer = pointerOf(upcoming, index);
  const typed = layers.findLast(({ content }) => valueAt(content, pointer) !== undefined);
  return typed && typed.pointer + pointer;
}

function isComplete(upcoming: UpcomingWebinar | readonly UpcomingWebinar[] | undefined): boolean {
  return listUpcoming(upcoming).every(hasForm);
}
