import type { Months } from '../../app/format.ts';
import { formatMonth } from '../../app/format.ts';
import type { RegionConfig } from '../../contract.ts';
import { fillIn } from '../../services/fill-in.ts';
import type { Recording } from './webinars.ts';

/** What the page of a recording says around it. */
export type RecordingWords = RegionConfig['pages']['recordedWebinar'];

/** Month and year; the API's `sortableDate` may be missing, its `date` is then read instead. */
export function monthOf({ date, sortableDate }: Recording, months: Months): string {
  if (sortableDate !== '') return formatMonth(sortableDate, months);
  const [, month, year] = /^([A-Za-z]+) \d{1,2}, (\d{4})$/.exec(date) ?? [];
  return month === undefined || year === undefined ? date : `${month} ${year}`;
}

/** The page's title for its recording, or for a missing one. */
export function recordingLabel(
  recording: Recording | undefined,
  isLatest: boolean,
  { words, months }: { readonly words: RecordingWords; readonly months: Months },
): string {
  const { missing, latest } = words;
  if (recording === undefined) return isLatest ? missing.latestTitle : missing.title;
  const { title } = recording;
  const values = { month: monthOf(recording, months), title };
  return fillIn(isLatest ? latest.title : words.title, values);
}
