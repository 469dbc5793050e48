import type { RecordedWebinar, UpcomingWebinar } from '../../contract.ts';
import { asRecord } from '../../services/as-record.ts';

/** What the API says of a region's webinars (SPEC.md section 3, 'Webinar response'). */
export interface Webinars {
  /** Absent when none is planned. */
  readonly upcoming?: UpcomingWebinar;
  /** Latest first. */
  readonly history: readonly RecordedWebinar[];
}

/** Reads the API's answer; undefined when it is none. Recordings without a title or a safe address are left out. */
export function readWebinars(answer: unknown): Webinars | undefined {
  const { upcoming, history } = asRecord(answer);
  if (!Array.isArray(history)) return undefined;
  const { webinarSignupForm, webinarDetails } = asRecord(upcoming);
  const recordings = { history: history.flatMap(readRecording) };
  if (typeof webinarSignupForm !== 'string' || webinarSignupForm === '') return recordings;
  const details = textOf(webinarDetails);
  return { ...recordings, upcoming: { webinarSignupForm, webinarDetails: details } };
}

function readRecording(item: unknown): RecordedWebinar[] {
  const { date, sortableDate, title, description, videoUrl } = asRecord(item);
  const url = textOf(videoUrl);
  if (textOf(title) === '' || !/^(?:https:\/\/|\/(?![/\\]))/.test(url)) return [];
  return [
    {
      date: textOf(date),
      sortableDate: textOf(sortableDate),
      title: textOf(title),
      description: textOf(description),
      videoUrl: url,
    },
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The path of the call, narrowed to a region where there is one. */
export function webinarsPath(regionId: string | undefined): string {
  const query = regionId === undefined ? '' : `?regionId=${encodeURIComponent(regionId)}`;
  return `/api/v2/marketing/webinars${query}`;
}
