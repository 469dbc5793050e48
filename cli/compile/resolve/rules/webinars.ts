import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../source/locate-piece.ts';
import { atPlace, placeIn, relatedAt } from '../../source/locate-piece.ts';
import { datesIn, daysBetween, printDate, readDate } from '../dates.ts';
import { repeats } from '../../values/group-by.ts';
import { listPlanned, listRecorded } from '../webinars.ts';
import type { Rule } from './rule.ts';

/** The date that visitors read and the one that is sorted by are the same day. */
export const webinarDates: Rule = function* ({ written }) {
  for (const recorded of listRecorded(written)) {
    const { startsAt, date, sortableDate } = recorded.webinar;
    if (startsAt !== undefined || date === '' || sortableDate === '') continue;
    const place = placeIn(recorded, '/date');
    const expected = readDate(date);
    if (expected === undefined) {
      const instead = printDate(sortableDate);
      yield atPlace(place, 'webinar-date-unreadable', { date, instead }, { instead });
    } else if (expected !== sortableDate) {
      const parameters = { date, sortableDate, expected };
      const related = [relatedAt(place, `the date is "${date}" here`)];
      const sortable = placeIn(recorded, '/sortableDate');
      const extras = { instead: expected, related };
      yield atPlace(sortable, 'webinar-date-mismatch', parameters, extras);
    }
  }
};

/** The latest webinar comes first: it is the one that /webinar/latest/ shows. */
export const webinarOrder: Rule = function* ({ written }) {
  for (const recorded of listRecorded(written)) {
    const { startsAt, date, sortableDate } = recorded.webinar;
    const before = recorded.above.at(-1)?.webinar;
    if (!before?.sortableDate || before.sortableDate >= sortableDate) continue;
    const place = placeIn(recorded, startsAt === undefined ? '/sortableDate' : '/startsAt');
    yield atPlace(place, 'webinar-order', { date, before: before.date });
  }
};

/** No list has the same recording, or the same webinar of one day, twice. */
export const webinarListedTwice: Rule = function* ({ written }) {
  for (const { above, webinar, ...recorded } of listRecorded(written)) {
    const { title, sortableDate, videoUrl } = webinar;
    const hasTitle = (each: typeof webinar) =>
      each.title === title && each.sortableDate === sortableDate;
    const hasVideo = (each: typeof webinar) => videoUrl !== undefined && each.videoUrl === videoUrl;
    const first = above.find((each) => hasTitle(each.webinar) || hasVideo(each.webinar));
    if (first === undefined) continue;
    yield hasTitle(first.webinar)
      ? reportTwice(recorded, first, 'title', `"${title}" on ${sortableDate}`)
      : reportTwice(recorded, first, 'videoUrl', `it has the same video, ${String(videoUrl)}`);
  }
};

/** No two webinars that visitors can sign up for begin at one instant. */
export const webinarsAtOnce: Rule = function* ({ written }) {
  const timed = listPlanned(written).flatMap(({ webinar: { startsAt }, ...placed }) =>
    startsAt === undefined ? [] : [{ startsAt, ...placed }],
  );
  const keyOf = ({ region = '', startsAt }: (typeof timed)[number]) => `${region} ${startsAt}`;
  for (const [placed, first] of repeats(timed, keyOf))
    yield reportTwice(placed, first, 'startsAt', `another one begins at ${placed.startsAt}`);
};

/** @param same What is the same, in words. */
function reportTwice(again: Place, first: Place, field: string, same: string): Diagnostic {
  const related = [relatedAt(placeIn(first, `/${field}`), 'it is listed here first')];
  return atPlace(placeIn(again, `/${field}`), 'webinar-listed-twice', { same }, { related });
}

/** What is recorded has been held. */
export const webinarNotHeld: Rule = function* ({ written, today }) {
  for (const { webinar, ...recorded } of listRecorded(written)) {
    const { startsAt, date, sortableDate } = webinar;
    const place = placeIn(recorded, startsAt === undefined ? '/date' : '/startsAt');
    if (sortableDate > today) yield atPlace(place, 'webinar-not-held', { date });
  }
};

/** Days after which a webinar that says when it is, and so is announced no longer, was forgotten or is of another year. */
const LONG_OVER = 90;

/** What visitors can sign up for is still to come: of the dates in its details, the last is not over. */
export const webinarOver: Rule = function* ({ written, today }) {
  for (const { webinar, ...planned } of listPlanned(written)) {
    const { startsAt, webinarDetails } = webinar;
    const day =
      startsAt?.slice(0, 10) ??
      datesIn(webinarDetails)
        .flatMap(({ whole }) => whole ?? [])
        .toSorted()
        .at(-1);
    const isAnnounced = startsAt === undefined;
    if (day === undefined || daysBetween(day, today) <= (isAnnounced ? 0 : LONG_OVER)) continue;
    const place = placeIn(planned, isAnnounced ? '/webinarDetails' : '/startsAt');
    yield atPlace(place, 'webinar-over', { day, isAnnounced });
  }
};
