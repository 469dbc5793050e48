import { formatMonth } from '../../app/format.ts';
import type { RecordedWebinar } from '../../contract.ts';

/** Month and year; the API's `sortableDate` may be missing, its `date` is then read instead. */
export function monthOf({ date, sortableDate }: RecordedWebinar): string {
  if (sortableDate !== '') return formatMonth(sortableDate);
  const [, month, year] = /^([A-Za-z]+) \d{1,2}, (\d{4})$/.exec(date) ?? [];
  return month === undefined || year === undefined ? date : `${month} ${year}`;
}

/** The page's title for its recording, or for a missing one. */
export function recordingLabel(recording: RecordedWebinar | undefined, isLatest: boolean): string {
  if (recording === undefined) {
    return isLatest ? 'Recorded webinars: Webinar not Found' : 'Webinar not Found';
  }
  return `${isLatest ? 'Latest webinar' : 'Webinar'}, ${monthOf(recording)}: ${recording.title}`;
}
