import { error, warning } from './entry.ts';

export interface Weekday {
  readonly date: string;
  readonly year: number;
  readonly right: string;
  /** The year is not written beside the date. */
  readonly isGuessed: boolean;
}

/** What can be wrong with the dates that visitors read. */
export const dateCodes = {
  'no-such-date': warning(
    ({ date }: { date: string }) => `The calendar has no ${date}. Correct the day or the month.`,
  ),
  'wrong-weekday': warning(
    ({ date, year, right, isGuessed }: Weekday) =>
      `${date} is a ${right}${isGuessed ? ` in ${String(year)}` : ''}. Correct the weekday or the date, so that nobody comes on the wrong day.`,
  ),
  'date-unreadable': error(
    ({ date }: { date: string }) =>
      `"${date}" is not a date that visitors can read. Write month, day and year, such as August 1, 2026.`,
  ),
  'date-far-off': warning(
    ({ date }: { date: string }) => `${date} is far from today. Check the year.`,
  ),
  'webinar-not-held': warning(
    ({ date }: { date: string }) =>
      `This webinar is listed as recorded, but ${date} is still to come. Correct the year, or announce it under "webinar" as the upcoming one.`,
  ),
  'webinar-over': warning(
    ({ day }: { day: string }) =>
      `The last date in this text, ${day}, is over, and visitors are still invited. Delete the upcoming webinar, and list its recording under "webinarHistory".`,
  ),
} as const;
