import { error, warning } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../source/locate-piece.ts';
import { placeIn, relatedAt, reporter } from '../../source/locate-piece.ts';
import { datesIn, daysBetween, printDate, readDate } from '../dates.ts';
import { repeats } from '../../values/group-by.ts';
import { listPlanned, listRecorded } from '../webinars.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'webinar-not-held': warning(
    'This webinar is listed as recorded, but {date} is still to come. Correct the year, or announce it under "webinar" as the upcoming one.',
    'A webinar is listed as recorded, and its day is still to come.',
    'Visitors would find no recording.',
    'Correct the date, or announce the webinar as the upcoming one.',
  ),
  'webinar-over': warning(
    '[{isAnnounced}The last date in this text, {day}, is over, and visitors are still invited.|{day} is long over, so that nobody is invited.] Delete the upcoming webinar, and list its recording under "webinarHistory"; or correct the year.',
    'The upcoming webinar has been held already, by its `startsAt` or by the last date in its details.',
    'Visitors would sign up for what is over, or find no webinar where one was to be announced.',
    'Delete the upcoming webinar, and list its recording; or correct the year.',
  ),
  'webinar-date-unreadable': error(
    '"{date}" is not a date that visitors can read. Write [{instead}|month, day and year, such as March 12, 2026].',
    'The date of a webinar is not written as visitors read dates.',
    'It is shown as it is written.',
    'Write month, day and year, such as March 12, 2026.',
  ),
  'webinar-date-mismatch': error(
    'The sortableDate {sortableDate} is not the same day as the date "{date}". Write "{expected}", or correct the date.',
    'The two dates of a webinar are different days.',
    'One of them is shown, and the list is sorted by the other.',
    'Correct the one that is wrong.',
  ),
  'webinar-listed-twice': error(
    'This webinar is in the list already: {same}. Delete one of the two, or correct it.',
    'A webinar stands twice in a list.',
    'Visitors would see it twice.',
    'Delete one of the two, or correct it.',
  ),
  'webinar-order': warning(
    'The webinar of {date} is listed below the older one of {before}, but the latest must come first. Move it up.',
    'A webinar stands below an older one.',
    'The first one of the list is shown as the latest.',
    'Sort the list, the latest first.',
  ),
} as const;

const { atPlace } = reporter(codes);

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

/** Days after which a webinar that is over was forgotten, or is of another year. */
const LONG_OVER = 90;

/** What visitors can sign up for is to come: the last date in its details is not over. */
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
