import { error, warning } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { asDate } from '../../schema/formats/date.ts';
import { parentPointer, valueAt } from '../../schema/pointer.ts';
import type { TypedText } from '../../schema/typed-texts.ts';
import { reporter } from '../../source/locate-piece.ts';
import type { WrittenDate } from '../dates.ts';
import { datesIn, dayOf, daysBetween, printDate, readDate, weekdayName } from '../dates.ts';
import { listTexts } from '../written.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'security-expiry': warning(
    'The security contact [runs out on {expires}, in {days:day}|ran out on {expires}], and security.txt counts for nothing from that day on. Make sure that the contact still holds, and write a day at most a year ahead.',
    'The day until which the security contact holds is past, or less than a month away.',
    'Whoever finds a security problem ignores a security.txt that has run out.',
    'Make sure that the contact still holds, and write a new day, at most a year ahead.',
  ),
  'no-such-date': warning(
    'The calendar has no {date}. Correct the day or the month.',
    'A text names a day that the calendar does not have.',
    'Nobody could know which day is meant.',
    'Correct the day or the month.',
  ),
  'wrong-weekday': warning(
    '{date} is a {right}[ in {year}]. Correct the weekday or the date, so that nobody comes on the wrong day.',
    'A date is not on the weekday that is written beside it.',
    'Visitors would come on one of two days.',
    'Find out which of the two is right, and correct the other.',
  ),
  'date-passed': warning(
    ({ date }: { date: string }) =>
      `${date} is over. If the text speaks of what is to come, correct it, or give it \`until\`. If it speaks of what has been, name the field under \`acknowledge\`, as \`date-passed: [pages]\`.`,
    'A sentence names a day of the past, or the year that ended last.',
    'Visitors would be told of what is over as if it were to come.',
    'Correct the text, give it `until`, or acknowledge it where it tells what has been.',
    { byField: true },
  ),
  'date-unreadable': error(
    '"{date}" is not a date that visitors can read. Write [{instead}|month, day and year, such as August 1, 2026].',
    'The date of the privacy statement is not written as visitors read dates.',
    'It is shown as it is written.',
    'Write month, day and year, such as August 1, 2026.',
  ),
  'date-far-off': warning(
    '{date} is far from today. Check the year.',
    'The privacy statement is from long ago, or from more than a year ahead.',
    'Usually a digit of the year is wrong.',
    'Correct the year.',
  ),
} as const;

const { atPiece, atPlace } = reporter(codes);

/** Dates that visitors read exist, and are on the weekday that is named. */
export const datesInTexts: Rule = function* ({ written, today }) {
  for (const text of listTexts(written)) {
    if (text.node.format !== 'text') continue;
    for (const date of datesIn(text.text)) {
      const problem = date.exists
        ? checkWeekday(text, date, today)
        : atPiece(text, 'no-such-date', { date: date.typed }, date);
      if (problem !== undefined) yield problem;
    }
  }
};

/** No sentence tells of a past day, or of last year; recordings may. */
export const datesPassed: Rule = function* ({ written, today }) {
  for (const text of listTexts(written)) {
    // Few texts name a year.
    if (!/\d{4}/.test(text.text)) continue;
    const isSentence = ['text', 'prose'].includes(text.node.format ?? '') && /\s/.test(text.text);
    if (!isSentence || /\/webinar(?:\/upcoming|History)\//.test(text.pointer)) continue;
    const passed = findPassed(text.text, today);
    if (passed !== undefined) yield atPiece(text, 'date-passed', { date: passed.typed }, passed);
  }
};

/** Finds a past day; a field that is nothing but a date says since when, and may be past. */
function findPassed(text: string, today: string) {
  const dates = datesIn(text);
  const passed = dates.find(
    (date) => date.year !== undefined && date.typed !== text && dayOf(date, date.year) < today,
  );
  if (passed !== undefined || dates.length > 0) return passed;
  const lastYear = String(Number(today.slice(0, 4)) - 1);
  const found = new RegExp(`(?<![\\w./-])${lastYear}(?![\\w/-]|\\.\\w)`).exec(text);
  return found === null
    ? undefined
    : { typed: lastYear, start: found.index, end: found.index + lastYear.length };
}

function checkWeekday(text: TypedText, date: WrittenDate, today: string): Diagnostic | undefined {
  const { weekday, typed } = date;
  const year = yearOf(text, date, today);
  if (weekday === undefined || year === undefined) return undefined;
  const day = dayOf(date, year);
  const right = weekdayName(day);
  if (weekday === right) return undefined;
  const guessed = date.year === undefined ? year : undefined;
  return atPiece(text, 'wrong-weekday', { date: typed, right, year: guessed }, date);
}

/** The year of a date: its own, its recording's, the only one in the text, or the next to come. */
function yearOf(
  { document, pointer, text }: TypedText,
  date: WrittenDate,
  today: string,
): number | undefined {
  if (date.year !== undefined) return date.year;
  const around = parentPointer(pointer);
  const recorded =
    valueAt(document.value, `${around}/startsAt`) ??
    valueAt(document.value, `${around}/sortableDate`);
  if (typeof recorded === 'string') return Number(recorded.slice(0, 4));
  const years = new Set(text.match(/\b20\d\d\b/g));
  const [only] = years;
  if (only !== undefined) return years.size === 1 ? Number(only) : undefined;
  // Else only what an upcoming webinar is about is sure to be to come.
  if (!/\/webinar\/upcoming(?:\/\d+)?\/webinarDetails$/.test(pointer)) return undefined;
  const thisYear = Number(today.slice(0, 4));
  return dayOf(date, thisYear) >= today ? thisYear : thisYear + 1;
}

/** The privacy statement says since when it holds (docs/product.md P7). */
export const privacyDate: Rule = function* ({ written, today }) {
  const { document, value } = written.regions;
  const place = { document, pointer: '/site/privacy/effectiveDate' };
  const date = value.site.privacy.effectiveDate;
  const inAYear = String(Number(today.slice(0, 4)) + 1) + today.slice(4);
  const day = readDate(date);
  if (day === undefined) {
    const instead = printDate(/[a-z]/i.test(date) ? (asDate(date) ?? '') : date);
    yield atPlace(place, 'date-unreadable', { date, instead }, { instead });
  } else if (day < earliest || day > inAYear) yield atPlace(place, 'date-far-off', { date });
};

/** Before this day nobody stated anything on the web. */
const earliest = '1990-01-01';

/** In which time before it runs out a security contact is to be renewed. */
const NOTICE_DAYS = 30;

/** The published security contact is ignored once it has expired (RFC 9116). */
export const securityExpiry: Rule = function* ({ written, today }) {
  const { document, value } = written.regions;
  const expires = value.site.security?.expires;
  if (expires === undefined) return;
  const days = daysBetween(today, expires);
  const place = { document, pointer: '/site/security/expires' };
  if (days <= NOTICE_DAYS)
    yield atPlace(place, 'security-expiry', { expires, days: days > 0 && days });
};
